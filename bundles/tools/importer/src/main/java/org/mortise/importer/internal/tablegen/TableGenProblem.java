// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.tablegen;

/** {@code llvm-tblgen} cannot be run, or rejects the definitions. The message is written for the user. */
public final class TableGenProblem extends Exception {
  private static final long serialVersionUID = 1L;

  TableGenProblem(String message) {
    super(message);
  }
}
