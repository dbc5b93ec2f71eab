// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.alias.BufferSpans;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.analyses.memory.ArenaParts;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The lifetimes of the parts of an arena, from the first to the last access. Passes merge equal views, so one view may
 * represent several successive buffers: its lifetime is split where another part with the same bytes is live between
 * two of its accesses.
 *
 * <p>Quadratic in the parts whose lifetimes and bytes overlap, otherwise near-linear in aliases and uses.
 */
final class PartLives {
  /** The lifetime of a part, in positions of the program order. */
  record Life(ArenaParts.Part part, int first, int last) {
    private boolean overlaps(Life other) {
      return first <= other.last && other.first <= last && part.offset() < other.part.offset() + other.part.bytes()
          && other.part.offset() < part.offset() + part.bytes();
    }
  }

  private final BufferAliases aliases;
  private final BufferSpans spans;
  private final ProgramOrder order;

  PartLives(BufferAliases aliases, BufferSpans spans, ProgramOrder order) {
    this.aliases = aliases;
    this.spans = spans;
    this.order = order;
  }

  /** Returns the lifetimes of the parts of one arena, in program order. */
  List<Life> of(List<ArenaParts.Part> parts) {
    List<Life> whole = new ArrayList<>();
    for (ArenaParts.Part part : parts) {
      List<int[]> accesses = accesses(part.view());
      int first = accesses.isEmpty() ? order.start(part.view().owner()) : accesses.get(0)[0];
      whole.add(new Life(part, first, Math.max(first, spans.lastAccess(part.view()))));
    }
    whole.sort(Comparator.comparingInt(Life::first));
    List<Life> lives = new ArrayList<>();
    for (Life life : whole) {
      List<Life> others = new ArrayList<>();
      for (Life other : whole) {
        if (other.first() > life.last()) {
          break;
        }
        if (other != life && life.overlaps(other)) {
          others.add(other);
        }
      }
      lives.addAll(split(life, others));
    }
    lives.sort(Comparator.comparingInt(Life::first));
    return lives;
  }

  /** Splits {@code life} at each of {@code others} that lies between two of its accesses. */
  private List<Life> split(Life life, List<Life> others) {
    List<Life> pieces = new ArrayList<>();
    int first = life.first();
    int last = life.first();
    for (int[] access : others.isEmpty() ? List.<int[]>of() : accesses(life.part().view())) {
      boolean isSplit = false;
      for (Life other : others) {
        isSplit |= last < other.first() && other.last() < access[0];
      }
      if (isSplit) {
        pieces.add(new Life(life.part(), first, last));
        first = access[0];
      }
      last = Math.max(last, access[1]);
    }
    pieces.add(new Life(life.part(), first, life.last()));
    return pieces;
  }

  /** Returns the first and the last position of each operation of the view's block that accesses it, in order. */
  private List<int[]> accesses(OpResult view) {
    List<int[]> accesses = new ArrayList<>();
    for (Value alias : aliases.resolve(view)) {
      for (OpOperand use : alias.uses()) {
        Operation user = use.owner();
        if (user.resultCount() > 0 && BufferGraph.viewSource(user.result(0)) == alias) {
          continue;
        }
        Operation around = view.owner().block().findAncestorOpInBlock(user);
        Operation access = around == null ? user : around;
        accesses.add(new int[] {order.start(access), order.end(access)});
      }
    }
    accesses.sort(Comparator.comparingInt(access -> access[0]));
    return accesses;
  }
}
