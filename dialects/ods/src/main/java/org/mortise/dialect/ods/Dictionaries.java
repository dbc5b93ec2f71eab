// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.List;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The dictionaries of several values in one attribute of an operation; no attribute if all are empty. */
final class Dictionaries {
  private Dictionaries() {}

  /** Sets the attribute that is an argument of a directive, if there is this argument. */
  static void set(ParsedArguments arguments, int argument, List<DictionaryAttr> dictionaries) {
    if (argument < arguments.count() && !dictionaries.stream().allMatch(DictionaryAttr::isEmpty)) {
      arguments.setAttribute(argument, ArrayAttr.of(arguments.state().context(), dictionaries));
    }
  }

  /** Prints the dictionary of a value. */
  static void print(OpAsmPrinter printer, PrintedArguments arguments, int argument, int value) {
    if (argument < arguments.count() && arguments.attribute(argument) instanceof ArrayAttr all && value < all.size()
        && all.get(value) instanceof DictionaryAttr dictionary) {
      printer.printAttrDict(dictionary.entries());
    }
  }
}
