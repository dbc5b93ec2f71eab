// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.types.IntegerType;

/** Attributes that are numbers with names. */
final class FirEnums {
  /** The lower bounds that {@code fir.rebox_assumed_rank} sets. */
  static final AttributeConstraint<IntegerAttr> LOWER_BOUNDS =
      named("Describes how to modify lower bounds", "::fir::LowerBoundModifierAttribute", "preserve", "ones", "zeroes");

  /** The fields that {@code fir.box_offset} can find. */
  static final AttributeConstraint<IntegerAttr> BOX_FIELD =
      named("", "::fir::BoxFieldAttr", "base_addr", "derived_type");

  private FirEnums() {}

  private static AttributeConstraint<IntegerAttr> named(String description, String type, String... names) {
    return AttributeConstraint.ofKind(description, IntegerAttr.class, number -> isValid(number, names.length))
        .withForm(new Form(type, names));
  }

  private static boolean isValid(IntegerAttr number, int count) {
    return IntegerType.isSignless(number.type(), Integer.SIZE) && number.fitsLong() && number.longValue() >= 0
        && number.longValue() < count;
  }

  /** The name alone. */
  private record Form(String type, String[] names) implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      int start = parser.position();
      String word = parser.parseOptionalKeyword();
      if (word == null) {
        throw parser.error("expected keyword for " + type.substring(type.lastIndexOf(':') + 1));
      }
      for (int i = 0; i < names.length; i++) {
        if (names[i].equals(word)) {
          return IntegerAttr.of(IntegerType.of(parser.context(), Integer.SIZE), i);
        }
      }
      throw parser.error(start, "invalid attribute specification: \"" + word + '"');
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      printer.print(names[(int) ((IntegerAttr) attribute).longValue()]);
    }
  }
}
