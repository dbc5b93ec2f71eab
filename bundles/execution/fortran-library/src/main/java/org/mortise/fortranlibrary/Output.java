// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

import org.mortise.ir.execution.runtime.Machine;

/** An output statement in progress. Values are written one by one. */
interface Output {
  void integer(long value, Machine machine);

  /** @param value a {@code Float} or a {@code Double} */
  void real(Number value, Machine machine);

  /** A complex number: two real ones, unless the form of the output is another. */
  default void complex(Number real, Number imaginary, Machine machine) {
    real(real, machine);
    real(imaginary, machine);
  }

  void logical(boolean value, Machine machine);

  void characters(String text, Machine machine);

  /** Sets whether the line ends with the statement, as by default. */
  default void setAdvance(boolean advances) {}

  /** Ends the statement. */
  void end(Machine machine);
}
