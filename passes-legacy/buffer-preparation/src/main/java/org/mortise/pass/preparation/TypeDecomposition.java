// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * How values of a type are taken apart and put together. The three methods fit each other: parts that were packed come
 * out of unpacking again. They are also asked for types that their own packing of converted parts has brought about.
 *
 * @param <T> the type, such as {@link org.mortise.ir.types.TupleType}
 */
public interface TypeDecomposition<T extends Type> {
  /** The types of the parts, in order; null to leave it to the decompositions that were added before. */
  List<Type> types(T type);

  /**
   * Puts parts together that have been converted, or not.
   *
   * @param type what is made if no part has been converted
   * @return a value of {@code type} if the parts have the types that {@link #types} tells, otherwise of the type that
   *     takes its place
   */
  Value pack(OpBuilder builder, Location location, T type, List<Value> parts);

  /** Takes a value of {@code type} apart. */
  List<Value> unpack(OpBuilder builder, Location location, T type, Value value);
}
