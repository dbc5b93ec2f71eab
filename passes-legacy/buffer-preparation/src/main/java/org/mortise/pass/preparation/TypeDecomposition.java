// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * Decomposes values of a type into parts and packs parts into values. The three methods must agree: unpacking a packed
 * value returns its parts. The methods are also called for types that result from packing converted parts.
 *
 * @param <T> the type, such as {@link org.mortise.ir.types.TupleType}
 */
public interface TypeDecomposition<T extends Type> {
  /** Returns the types of the parts, in order; null to leave the type to decompositions added before. */
  List<Type> types(T type);

  /**
   * Packs parts, which may have been converted.
   *
   * @param type the type of the result if no part has been converted
   * @return a value of {@code type} if the parts have the types returned by {@link #types}, otherwise a value of the
   *     type that replaces it
   */
  Value pack(OpBuilder builder, Location location, T type, List<Value> parts);

  /** Unpacks a value of {@code type}. */
  List<Value> unpack(OpBuilder builder, Location location, T type, Value value);
}
