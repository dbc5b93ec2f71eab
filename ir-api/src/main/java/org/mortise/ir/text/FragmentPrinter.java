// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.printer.Fragments;

/**
 * Prints operations of one isolated operation, one by one, with the names that they have in their file, but without
 * aliases. Names are found once, linear in the size of the isolated operation (of the whole program where names are
 * unique in it); after that a text costs its length. The program must not change meanwhile.
 */
public final class FragmentPrinter {
  private final Fragments fragments;

  /** For operations inside {@code op}, itself, and others of the isolated operation around it. */
  public FragmentPrinter(Operation op, PrinterOptions options) {
    fragments = new Fragments(op, options);
  }

  /** The text of {@code op}, with what is inside it and without a line end, as a byte string. */
  public String print(Operation op) {
    return fragments.print(op);
  }

  /** The name of a value, with its position in its pack. */
  public String nameOf(Value value) {
    return fragments.nameOf(value);
  }
}
