// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A set of slots: memrefs that receive buffers by control flow, which are arguments of blocks and regions, and results
 * of operations with regions. All slots to which one operand may be forwarded are in one set, because they receive the
 * same ownership.
 */
final class Slots {
  /** The members in the order in which they were found; empty for a set that was merged into another. */
  final List<Buffer> members = new ArrayList<>();
  /** The handovers to the members. */
  final List<Handover> sources = new ArrayList<>();
  private Slots merged = this;
  /** Whether the members own their buffers. If not, the source's owner keeps the buffer and outlives them. */
  boolean owns;
  /** Whether an owner may be the source, directly or through other slots. */
  boolean isLentByOwner;
  /** Whether members own their buffer on some paths only, which an additional {@code i1} value states. */
  boolean isFlagged;
  /** Whether the program itself frees the buffer of a member, in a way that the pass does not understand. */
  boolean isLeft;

  /** The kind of the buffers that the members can own; null if none is given to them. */
  @Nullable Freeing freeing;

  Slots(Buffer member) {
    members.add(member);
  }

  /** Returns the representative of this set. */
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
