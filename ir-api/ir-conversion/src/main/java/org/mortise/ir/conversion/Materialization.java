// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Creates operations that make a value of one type from values of other types. */
@FunctionalInterface
public interface Materialization {
  /** Returns a value of {@code type} made from {@code inputs}; null if this cannot make it. */
  @Nullable Value materialize(OpBuilder builder, Type type, List<? extends Value> inputs, Location location);

  /** Creates operations that make several values, of the types of a 1:N conversion. */
  @FunctionalInterface
  interface Multiple {
    /** Returns a value of each of {@code types} made from {@code inputs}; null if this cannot make them. */
    @Nullable List<Value> materialize(
        OpBuilder builder, List<Type> types, List<? extends Value> inputs, Location location);
  }
}
