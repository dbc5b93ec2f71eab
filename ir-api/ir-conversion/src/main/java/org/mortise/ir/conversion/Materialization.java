// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Creates operations that convert values to one value of another type. */
@FunctionalInterface
public interface Materialization {
  /** Returns a value of {@code type} created from {@code inputs}; null if that is not possible. */
  @Nullable Value materialize(OpBuilder builder, Type type, List<? extends Value> inputs, Location location);

  /** Creates operations that convert values to several values, of the types of a 1:N conversion. */
  @FunctionalInterface
  interface Multiple {
    /** Returns values of {@code types} created from {@code inputs}; null if that is not possible. */
    @Nullable List<Value> materialize(
        OpBuilder builder, List<Type> types, List<? extends Value> inputs, Location location);
  }
}
