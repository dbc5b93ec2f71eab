// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;

/**
 * Moves deallocations, also conditional ones, to the earliest places: over blocks and into regions. {@link PlaceSearch}
 * finds all places before the first change; {@link UnitPlacement} then changes the program.
 *
 * <p>A round is near-linear, except that a unit visits the blocks over which it moves. Moved helpers are no longer
 * barriers for other units, so there are further rounds, at most {@value #MAX_ROUNDS}, until nothing moves.
 */
final class FreeMotion {
  private static final int MAX_ROUNDS = 8;

  private final Operation root;
  private final Set<Value> confined;
  private final BufferPolicies policies;
  private final PassRun run;
  private final Set<Object> reported = new LinkedHashSet<>();
  private boolean haveHelpersMoved;

  FreeMotion(Operation root, Set<Value> confined, BufferPolicies policies, PassRun run) {
    this.policies = policies;
    this.confined = confined;
    this.root = root;
    this.run = run;
  }

  /** Moves the units; returns the number of moved units. */
  int run() {
    int moved = 0;
    for (int round = 0; round < MAX_ROUNDS; round++) {
      int before = moved;
      moved += round();
      if (moved == before || !haveHelpersMoved) {
        break;
      }
    }
    return moved;
  }

  private int round() {
    haveHelpersMoved = false;
    BlockLayout layout = new BlockLayout(root);
    List<FreeKey> keys = keys(layout);
    if (keys.isEmpty()) {
      return 0;
    }
    BufferUsers users = new BufferUsers(root, false);
    OutsideBuffers outside = new OutsideBuffers(root, users, layout, confined);
    Map<FreeKey, Set<Place>> places = new LinkedHashMap<>();
    Map<Region, StraightWays> ways = new IdentityHashMap<>();
    for (int from = 0; from < keys.size(); from += BufferUsers.GROUP) {
      List<FreeKey> group = keys.subList(from, Math.min(from + BufferUsers.GROUP, keys.size()));
      Barriers barriers = new Barriers(root, users, layout, outside, group);
      for (FreeKey key : group) {
        places.put(key, new PlaceSearch(barriers, layout, ways, key).run());
      }
    }
    UnitPlacement placement = new UnitPlacement(layout);
    int moved = 0;
    for (Map.Entry<FreeKey, Set<Place>> entry : places.entrySet()) {
      Set<Place> left = new LinkedHashSet<>(entry.getValue());
      List<FreeUnit> movable = new ArrayList<>(entry.getKey().units());
      removeUnmoved(movable, left, layout);
      if (!movable.isEmpty() || !left.isEmpty()) {
        moved++;
        haveHelpersMoved |= !entry.getKey().first().helpers().isEmpty();
        report(entry.getKey(), entry.getValue(), layout);
        placement.place(entry.getKey(), movable, left);
      }
    }
    placement.finish();
    return moved;
  }

  private List<FreeKey> keys(BlockLayout layout) {
    Map<Object, FreeKey> keys = new LinkedHashMap<>();
    for (FreeUnit unit : layout.units()) {
      if (unit.freed().stream().anyMatch(freed -> DeallocationMotion.isLeftToProgram(root, freed, policies))) {
        continue;
      }
      keys.computeIfAbsent(unit.key(), key -> new FreeKey()).add(unit);
    }
    List<FreeKey> found = new ArrayList<>(keys.values());
    found.removeIf(FreeKey::hasSeveralInBlock);
    return found;
  }

  /** Removes the units that are already at a place, up to their helpers, and these places. */
  private static void removeUnmoved(List<FreeUnit> units, Set<Place> places, BlockLayout layout) {
    for (Iterator<FreeUnit> i = units.iterator(); i.hasNext();) {
      FreeUnit unit = i.next();
      int position = layout.position(unit.op());
      for (Operation helper : unit.helpers()) {
        position = Math.min(position, layout.position(helper) - 1);
      }
      int helpers = layout.position(unit.op()) - position;
      int end = helpers == unit.helpers().size() ? position : layout.position(unit.op());
      if (places.remove(Place.after(unit.op().block(), end))
          || places.remove(Place.after(unit.op().block(), layout.position(unit.op())))) {
        i.remove();
      }
    }
  }

  private void report(FreeKey key, Set<Place> places, BlockLayout layout) {
    Operation op = key.first().op();
    if (!run.remarksWanted() || !reported.add(op)) {
      return;
    }
    RemarkBuilder remark = run.remark(Remark.Kind.PASSED, "Moved", op);
    remark.message(places.size() == 1 ? "moved to right after the last use"
        : "moved to " + places.size() + " places, after the last use on each way");
    for (Place place : places) {
      if (place.block() != null && place.position() != BlockLayout.START) {
        remark.note(layout.at(place.block(), place.position()).location(), "after this operation");
      } else if (place.block() != null) {
        remark.note(place.block().first().location(), "before this operation");
      } else {
        Operation around = place.edge() == null ? place.conditional() : place.edge().owner();
        remark.note(around.location(), place.edge() == null ? "if this condition is false" : "on a way out of here");
      }
    }
    remark.emit();
  }
}
