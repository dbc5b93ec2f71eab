// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Value;

/** A value that can be a buffer, with the sources of its buffer and its direct aliases. */
final class BufferNode {
  final Value value;
  /** See {@link ProgramOrder#rank}; lowered if a later value gets the aliases of an earlier one. */
  int rank;
  final List<BufferNode> sources = new ArrayList<>(1);
  final List<BufferNode> aliases = new ArrayList<>(1);
  BufferFamily family = new BufferFamily(this);
  /** Whether the initial program had a source for the value. */
  boolean derived;
  boolean ofUnknownOrigin;
  /** The number of the last search that visited the node. */
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
