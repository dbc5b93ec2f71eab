// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Memrefs to which control flow hands buffers over: arguments of blocks and regions, and results of operations with
 * regions. All that one operand may be handed to are in one set, because the operand is handed over the same way.
 */
final class Slots {
  /** The members in the order in which they were found; empty for a set that was merged into another. */
  final List<Buffer> members = new ArrayList<>();
  /** What is handed to the members. */
  final List<Handover> sources = new ArrayList<>();
  private Slots merged = this;
  /** Whether the members own what they get. If not, its owner keeps it and lives longer. */
  boolean owns;
  /** Whether an owner may be the source, directly or through other slots. */
  boolean isLentByOwner;
  /** Whether members own what they get on some ways only, which an additional {@code i1} tells. */
  boolean isFlagged;
  /** Whether the program itself frees the buffer of a member, in a way that is not understood. */
  boolean isLeft;

  /** The kind of the buffers that the members can own; null if nothing is given to them. */
  @Nullable Freeing freeing;

  Slots(Buffer member) {
    members.add(member);
  }

  /** Returns the set into which this was merged, or this. */
  Slots find() {
    Slots found = this;
    while (found.merged != found) {
      found.merged = found.merged.merged;
      found = found.merged;
    }
    return found;
  }

  Freeing freeing() {
    return freeing == null ? Freeing.USUAL : freeing;
  }

  /** Merges this set with another. */
  void merge(Slots other) {
    Slots kept = find();
    Slots dropped = other.find();
    if (kept == dropped) {
      return;
    }
    if (kept.members.size() < dropped.members.size()) {
      Slots larger = dropped;
      dropped = kept;
      kept = larger;
    }
    kept.members.addAll(dropped.members);
    kept.sources.addAll(dropped.sources);
    dropped.merged = kept;
    dropped.members.clear();
    dropped.sources.clear();
  }
}
