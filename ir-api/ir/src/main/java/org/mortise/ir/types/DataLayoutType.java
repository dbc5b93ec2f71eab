// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;

/** A type, not a builtin one, whose size and alignment an entry of a data layout may state. */
public interface DataLayoutType {
  /** Returns the reason why {@code value} cannot be the value of the entry for this type, or null if it can. */
  @Nullable String layoutProblem(Attribute value);

  /**
   * Returns the number of bits of a value, or empty if it is unknown.
   *
   * @param entries the values of the entries for types of this class
   */
  default OptionalLong sizeInBits(List<Attribute> entries) {
    return OptionalLong.empty();
  }

  /** Returns the smallest alignment in bytes, or empty if it is unknown. */
  default OptionalLong abiAlignment(List<Attribute> entries) {
    return OptionalLong.empty();
  }

  /** Returns the best alignment in bytes, or empty if it is unknown. */
  default OptionalLong preferredAlignment(List<Attribute> entries) {
    return abiAlignment(entries);
  }

  /** Returns the number of bits of an index if values of this type refer to memory. */
  default OptionalLong indexBitwidth(List<Attribute> entries) {
    return OptionalLong.empty();
  }
}
