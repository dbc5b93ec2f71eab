// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.List;

/** The tensors and scalars that are visible at a point of a function. Copied for each region. */
final class TensorScope {
  /** An index between 0 and {@code most}. */
  record Index(String name, int most) {}

  final List<TensorValue> tensors = new ArrayList<>();
  final List<Index> indices = new ArrayList<>();
  final Scope scalars;
  /** The index argument of the function that is always 1; dynamic sizes are derived from it. */
  final String one;

  TensorScope(Scope scalars, String one) {
    this.scalars = scalars;
    this.one = one;
  }

  TensorScope nested() {
    TensorScope inner = new TensorScope(scalars.nested(), one);
    inner.tensors.addAll(tensors);
    inner.indices.addAll(indices);
    return inner;
  }

  TensorValue add(TensorValue tensor) {
    tensors.add(tensor);
    return tensor;
  }
}
