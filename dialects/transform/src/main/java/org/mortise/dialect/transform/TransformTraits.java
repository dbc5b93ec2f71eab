// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Trait;

/** The traits of the dialect. */
final class TransformTraits {
  /** Can be a child of a sequence. */
  static final Trait TRANSFORM = Trait.of("TRANSFORM", null);

  /** Can be a child of {@code transform.apply_patterns}. */
  static final Trait PATTERN = Trait.of("PATTERN", null);

  /** Can be a child of {@code transform.apply_conversion_patterns}. */
  static final Trait CONVERSION_PATTERN = Trait.of("CONVERSION_PATTERN", null);

  /** Describes the conversion of types. */
  static final Trait TYPE_CONVERTER = Trait.of("TYPE_CONVERTER", null);

  /** Describes a property of the structured operation that {@code transform.match.structured} matches. */
  static final Trait STRUCTURED_PREDICATE = Trait.of("STRUCTURED_PREDICATE", StructuredPredicates::verify);

  /** Can be interpreted on its own, without operands. */
  static final Trait POSSIBLE_TOP_LEVEL = Trait.of("POSSIBLE_TOP_LEVEL", TopLevelSequences::verify);

  private TransformTraits() {}
}
