// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.RARELY;

import java.util.List;

/** Generates straight-line statements and chooses the next statement. */
final class Body {
  private enum Statement { ALLOCATION, READ, WRITE, VIEW, COPY, CALL, CONSTRUCT }

  /**
   * The statements to choose from. Three in eight nest or call, so that programs have several levels; most of the
   * others use buffers.
   */
  private static final Statement[] STATEMENTS = {
      Statement.ALLOCATION, Statement.ALLOCATION, Statement.ALLOCATION, Statement.READ, Statement.READ, Statement.READ,
      Statement.WRITE, Statement.VIEW, Statement.VIEW, Statement.COPY, Statement.CALL, Statement.CALL,
      Statement.CONSTRUCT, Statement.CONSTRUCT, Statement.CONSTRUCT, Statement.CONSTRUCT};
  /** The maximum depth of regions. Deeper nests produce output that is too long to be compared by reading. */
  private static final int MOST_REGIONS = 4;
  /** The maximum depth of loops. The number of iterations is multiplied at each level. */
  private static final int MOST_LOOPS = 3;

  final Context context;
  final Buffers buffers;
  final RandomViews views;
  final Regions regions;
  final Loops loops;
  /** The functions to call, or null if the profile has no calls. */
  Functions functions;

  Body(Context context) {
    this.context = context;
    this.buffers = new Buffers(context);
    this.views = new RandomViews(context, buffers);
    this.regions = new Regions(this);
    this.loops = new Loops(this);
  }

  /** Generates up to {@code count} statements. */
  void statements(Scope scope, int count) {
    for (int i = 0; i < count && context.budget > 0; i++) {
      context.budget--;
      statement(scope);
    }
  }

  private void statement(Scope scope) {
    switch (context.pick(STATEMENTS)) {
      case ALLOCATION -> allocate(scope);
      case READ -> read(scope);
      case WRITE -> buffers.overwrite(scope);
      case VIEW -> views.any(scope);
      case COPY -> copy(scope);
      case CALL -> construct(scope, context.profile.calls);
      case CONSTRUCT -> construct(scope, false);
    }
  }

  private void construct(Scope scope, boolean call) {
    if (functions != null && call) {
      functions.call(scope);
    } else if (context.profile.regions && scope.depth < MOST_REGIONS) {
      regions.any(scope);
    } else if (context.profile.loops && scope.depth < MOST_LOOPS) {
      loops.any(scope);
    } else {
      read(scope);
    }
  }

  private void allocate(Scope scope) {
    MemType type = context.pick(context.types);
    if (context.chance(RARELY)) {
      buffers.allocateBytes(scope);
    } else {
      buffers.allocate(scope, type, type.space() == 0 && context.chance(RARELY));
    }
  }

  void read(Scope scope) {
    if (!scope.mems.isEmpty()) {
      buffers.read(scope, context.pick(scope.mems));
    }
  }

  /** Emits a clone, or an element-wise copy into a writable buffer of the same static type. */
  private void copy(Scope scope) {
    if (scope.mems.isEmpty()) {
      return;
    }
    Mem from = context.pick(scope.mems);
    if (from.type().unranked() || !from.type().isIdentity()) {
      return;
    }
    if (from.type().isStatic() && context.chance(MOSTLY)) {
      List<Mem> targets = scope.mems.stream()
          .filter(m -> m.writable() && m.buffer() != from.buffer() && m.type().text().equals(from.type().text()))
          .toList();
      if (!targets.isEmpty()) {
        String type = from.type().text();
        context.out.line("memref.copy " + from.name() + ", " + context.pick(targets).name() + " : " + type + " to "
            + type);
      }
      return;
    }
    if (from.type().space() != 0) {
      return;
    }
    from.buffer().frozen = true;
    String type = from.type().text();
    String name = context.out.define("cl", "bufferization.clone " + from.name() + " : " + type + " to " + type);
    scope.mems.add(new Mem(name, from.type(), from.bound(), from.exact(), new Mem.Buffer(true, false)));
  }
}
