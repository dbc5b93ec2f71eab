// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.definition.AttributeConstraint;

/** How a variable is mapped, as in {@code map_clauses(always, implicit, tofrom)}. */
final class MapTypeForm implements AttributeConstraint.Form {
  /** The word of MLIR 19.1 for a map that copies nothing. */
  private static final String RELEASE_OR_ALLOC = "exit_release_or_enter_alloc";
  private static final String BOTH = "tofrom";
  private static final int BOTH_BITS = ClauseMapFlagsAttr.TO | ClauseMapFlagsAttr.FROM;
  /** The words in the order of the bits. */
  private static final List<String> WORDS = List.of(
      "storage", "to", "from", "always", "delete", "return_param", "private", "literal", "implicit", "close", "present",
      "ompx_hold", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee", "ref_ptr_ptee",
      "is_device_ptr");
  /** The words in the order in which they are printed. */
  private static final List<String> PRINTED = List.of(
      "always", "implicit", "ompx_hold", "close", "present", BOTH, "to", "from", "delete", "return_param", "storage",
      "private", "literal", "attach", "attach_always", "attach_none", "attach_auto", "ref_ptr", "ref_ptee",
      "ref_ptr_ptee", "is_device_ptr");

  /** Parses keywords. Unknown keywords are ignored, as in MLIR. */
  @Override
  public Attribute parse(AsmParser parser) {
    int bits = 0;
    do {
      bits |= bitsOf(parser.parseKeyword());
    } while (parser.parseOptionalPunctuation(","));
    return ClauseMapFlagsAttr.of(parser.context(), bits);
  }

  private static int bitsOf(String word) {
    if (word.equals(BOTH)) {
      return BOTH_BITS;
    }
    int bit = WORDS.indexOf(word.equals(RELEASE_OR_ALLOC) ? "storage" : word);
    return bit < 0 ? 0 : 1 << bit;
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    int bits = ((ClauseMapFlagsAttr) attribute).bits();
    List<String> words = new ArrayList<>();
    for (String word : PRINTED) {
      int wanted = bitsOf(word);
      boolean isPartOfBoth = (wanted & BOTH_BITS) != 0 && (bits & BOTH_BITS) == BOTH_BITS && wanted != BOTH_BITS;
      if ((bits & wanted) == wanted && !isPartOfBoth) {
        words.add(word);
      }
    }
    printer.print(words.isEmpty() ? "none" : String.join(", ", words));
  }
}
