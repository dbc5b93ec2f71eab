// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.List;

/** The values that are visible at a point of a function, and the running checksum. Copied at each region or block. */
final class Scope {
  final List<Mem> mems = new ArrayList<>();
  final List<String> longs = new ArrayList<>();
  final List<String> conditions = new ArrayList<>();
  /** The checksum so far, an i64. */
  String sum;
  /** The depth of regions. */
  int depth;

  Scope() {
    // all empty
  }

  Scope(Scope outer) {
    mems.addAll(outer.mems);
    longs.addAll(outer.longs);
    conditions.addAll(outer.conditions);
    sum = outer.sum;
    depth = outer.depth;
  }

  Scope nested() {
    Scope inner = new Scope(this);
    inner.depth++;
    return inner;
  }

  /** Freezes all visible buffers, because an alias of them is forwarded. */
  void freezeAll() {
    mems.forEach(m -> m.buffer().frozen = true);
  }
}
