// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;

/** Attributes that are numbers with names. */
final class FirEnums {
  /** The kinds of copies of a variable in an iteration. */
  public static final DialectEnum LOCALITY_SPECIFIER_TYPE = DialectEnum.formatted(
      FirDialect.NAMESPACE, "locality_specifier_type", "LocalitySpecifierTypeAttr", "::fir::LocalitySpecifierType",
      "`{` `type` `=` $value `}`", "local", "local_init");

  /** The kinds of locations. */
  public static final DialectEnum LOCATION_KIND = DialectEnum.plain(
      FirDialect.NAMESPACE, "loc_kind", "fir_LocationKindAttr", "::fir::LocationKind", "base", "inclusion");

  static final AttributeConstraint<DialectEnumAttr> LOCALITY_SPECIFIER =
      LOCALITY_SPECIFIER_TYPE.constraint("Type of a locality specifier");

  static final List<DialectEnum> ALL = List.of(LOCALITY_SPECIFIER_TYPE, LOCATION_KIND);

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
