// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/** Creates a value of another type that represents the same object. */
@FunctionalInterface
public interface Materialization {
  /** Returns a value of the type {@code wanted}, or null to leave it to materializations that were added before. */
  @Nullable Value materialize(OpBuilder builder, Location location, Type wanted, Value value);
}
