// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.function.Function;
import org.mortise.ir.Operation;

/**
 * Something that can be computed of an operation and kept until a pass changes the operation. Make it a constant, and
 * ask for it with {@link PassRun#get}; it is compared by identity.
 */
public final class Analysis<T> {
  private final String name;
  private final Function<Operation, T> compute;

  /** Creates an analysis. Caches compare analyses by identity, so each is a constant. */
  public Analysis(String name, Function<Operation, T> compute) {
    this.name = name;
    this.compute = compute;
  }

  /** Returns the name in timing reports. */
  public String name() {
    return name;
  }

  /** Computes it anew. */
  public T of(Operation op) {
    return compute.apply(op);
  }
}
