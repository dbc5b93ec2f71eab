// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;

/** Attributes that are numbers with names. */
final class FirEnums {
  /** The lower bounds that {@code fir.rebox_assumed_rank} sets. */
  static final AttributeConstraint<IntegerAttr> LOWER_BOUNDS =
      AttributeConstraints
          .enumeration("lbs_modifier", Integer.SIZE, "preserve", "ones", "zeroes")
          .describedAs("Describes how to modify lower bounds");

  /** The fields that {@code fir.box_offset} can find. */
  static final AttributeConstraint<IntegerAttr> BOX_FIELD =
      AttributeConstraints.enumeration("field", Integer.SIZE, "base_addr", "derived_type");

  private FirEnums() {}
}
