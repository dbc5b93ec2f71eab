// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.List;

/** Straight-line statements, and the choice of what comes next. */
final class Body {
  final Context context;
  final Buffers buffers;
  final Views views;
  final Regions regions;
  final Loops loops;
  /** Null where the profile has no calls. */
  Functions functions;

  Body(Context context) {
    this.context = context;
    this.buffers = new Buffers(context);
    this.views = new Views(context, buffers);
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
    int choice = context.random.nextInt(100);
    if (choice < 18) {
      allocate(scope);
    } else if (choice < 38) {
      read(scope);
    } else if (choice < 46) {
      buffers.overwrite(scope);
    } else if (choice < 60) {
      views.any(scope);
    } else if (choice < 66) {
      copy(scope);
    } else {
      construct(scope, choice);
    }
  }

  private void construct(Scope scope, int choice) {
    if (functions != null && context.profile.calls && choice < 78) {
      functions.call(scope);
    } else if (context.profile.regions && scope.depth < 4) {
      regions.any(scope);
    } else if (context.profile.loops && scope.depth < 3) {
      loops.any(scope);
    } else {
      read(scope);
    }
  }

  private void allocate(Scope scope) {
    MemType type = context.pick(context.types);
    if (context.chance(4)) {
      buffers.allocateBytes(scope);
    } else {
      buffers.allocate(scope, type, type.space() == 0 && context.chance(8));
    }
  }

  void read(Scope scope) {
    if (!scope.mems.isEmpty()) {
      buffers.read(scope, context.pick(scope.mems));
    }
  }

  /** A clone, or an element-wise copy into a writable buffer of the same static type. */
  private void copy(Scope scope) {
    if (scope.mems.isEmpty()) {
      return;
    }
    Mem from = context.pick(scope.mems);
    if (from.type().unranked() || !from.type().isIdentity()) {
      return;
    }
    if (from.type().isStatic() && context.chance(60)) {
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
