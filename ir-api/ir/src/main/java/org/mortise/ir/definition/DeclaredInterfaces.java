// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;

/**
 * The interfaces that an operation declares, with their implementations. An implementation that a factory creates is
 * created when one of its interfaces is first requested.
 */
final class DeclaredInterfaces {
  /**
   * An interface.
   *
   * @param implementation its implementation; null if {@code factory} creates it
   * @param index the number of the implementation for the factory
   */
  record Declared(
      Class<? extends OpInterface> type, @Nullable OpInterface implementation, @Nullable ImplementationFactory factory,
      int index) {}

  private final Declared[] declared;
  /** Read at each use of an interface, so without a lock. Of two objects that threads create at once, one is kept. */
  private final AtomicReferenceArray<@Nullable OpInterface> implementations;

  DeclaredInterfaces(List<Declared> declared) {
    this.declared = declared.toArray(new Declared[0]);
    this.implementations = new AtomicReferenceArray<>(this.declared.length);
    for (int i = 0; i < this.declared.length; i++) {
      implementations.setPlain(i, this.declared[i].implementation);
    }
  }

  int count() {
    return declared.length;
  }

  Class<? extends OpInterface> type(int index) {
    return declared[index].type;
  }

  OpInterface implementation(int index, OpDefinition definition) {
    OpInterface known = implementations.getAcquire(index);
    return known != null ? known : create(declared[index], definition);
  }

  private OpInterface create(Declared wanted, OpDefinition definition) {
    OpInterface created = wanted.factory.create(wanted.index, definition);
    synchronized (this) {
      OpInterface kept = created;
      for (int i = 0; i < declared.length; i++) {
        if (declared[i].factory == wanted.factory && declared[i].index == wanted.index) {
          OpInterface known = implementations.getPlain(i);
          kept = known == null ? kept : known;
          implementations.setRelease(i, kept);
        }
      }
      return kept;
    }
  }
}
