// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Value;

/** A value that can be a buffer, with those that it gets its buffer from, and those that get it from it. */
final class BufferNode {
  final Value value;
  /** See {@link ProgramOrder#rank}; lowered if what comes later gets the aliases of something earlier. */
  int rank;
  final List<BufferNode> sources = new ArrayList<>(1);
  final List<BufferNode> aliases = new ArrayList<>(1);
  BufferFamily family = new BufferFamily(this);
  /** Whether the program, as it was at first, had a source for it. */
  boolean derived;
  boolean ofUnknownOrigin;
  /** The number of the last search that came here. */
  int visit;

  BufferNode(Value value, int rank) {
    this.value = value;
    this.rank = rank;
  }

  void addAlias(BufferNode alias) {
    aliases.add(alias);
    alias.sources.add(this);
    if (rank > alias.rank && sources.isEmpty()) {
      rank = alias.rank;
    }
    family.hasCycles |= rank > alias.rank;
  }
}
