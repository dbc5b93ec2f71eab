// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mortise.testing.random.ComputationTypes.Buffer;

/** Statements of {@link ComputationBody} that copy, own and change buffers, and use them by {@link BufferViews}. */
final class ComputationMemory {
  private final Context context;
  private final Emitter out;
  private final ComputationBody body;
  private final BufferViews views;

  ComputationMemory(Context context, ComputationBody body) {
    this.context = context;
    this.out = context.out;
    this.body = body;
    this.views = new BufferViews(context);
  }

  void emit() {
    Buffer buffer = body.someBuffer();
    switch (context.random.nextInt(9)) {
      case 0 -> copy(buffer);
      case 1 -> cloneBuffer(buffer);
      case 2 -> atomic(buffer);
      case 3 -> reallocate();
      case 4 -> deallocate(buffer);
      default -> view(buffer);
    }
  }

  private String element(BufferViews.View view) {
    String indices = IntStream.of(view.sizes()).mapToObj(body::index).collect(Collectors.joining(", "));
    return view.name() + "[" + indices + "] : " + view.type();
  }

  private void load(BufferViews.View view, String element) {
    body.add(element, out.define("v", "memref.load " + element(view)));
  }

  private void store(BufferViews.View view, String element) {
    String value = body.value(element);
    out.line("memref.store " + value + ", " + element(view));
  }

  private void view(Buffer buffer) {
    BufferViews.View view = new BufferViews.View(body.value(buffer.type()), buffer.type(), buffer.sizes());
    for (int i = context.random.nextInt(2); i >= 0; i--) {
      view = views.of(view, buffer.element());
    }
    if (context.chance(EVENLY)) {
      store(view, buffer.element());
    }
    load(view, buffer.element());
  }

  private void copy(Buffer buffer) {
    out.line("memref.copy " + body.value(buffer.type()) + ", " + body.value(buffer.type()) + " : " + buffer.type()
        + " to " + buffer.type());
  }

  /** Emits a clone that is only read. */
  private void cloneBuffer(Buffer buffer) {
    String clone = out.define("m", "bufferization.clone " + body.value(buffer.type()) + " : " + buffer.type() + " to "
        + buffer.type());
    load(new BufferViews.View(clone, buffer.type(), buffer.sizes()), buffer.element());
    out.line("memref.dealloc " + clone + " : " + buffer.type());
  }

  private void atomic(Buffer buffer) {
    String type = buffer.element();
    BufferViews.View all = new BufferViews.View(body.value(buffer.type()), buffer.type(), buffer.sizes());
    if (!List.of("i8", "i16", "i32", "i64").contains(type)) {
      load(all, type);
      return;
    }
    String kind = context.pick("addi", "andi", "ori", "maxs", "maxu", "mins", "minu", "assign");
    String value = body.value(type);
    String indices = element(all);
    String place = indices.substring(0, indices.indexOf(" : "));
    body.add(type, out.define("v", "memref.atomic_rmw " + kind + " " + value + ", " + place + " : (" + type + ", "
        + buffer.type() + ") -> " + type));
  }

  /** Emits a buffer that grows, whose first part is read. */
  private void reallocate() {
    String old = out.define("m", "memref.alloc(" + context.index(3) + ") : memref<?xi64>");
    for (int i = 0; i < 3; i++) {
      String value = body.value("i64");
      out.line("memref.store " + value + ", " + old + "[" + context.index(i) + "] : memref<?xi64>");
    }
    String size = context.index(3 + context.random.nextInt(9));
    String grown = out.define("m", "memref.realloc " + old + "(" + size + ") : memref<?xi64> to memref<?xi64>");
    load(new BufferViews.View(grown, "memref<?xi64>", new int[] {3}), "i64");
    out.line("memref.dealloc " + grown + " : memref<?xi64>");
  }

  /** Emits a conditional deallocation of two buffers, of which one is retained. */
  private void deallocate(Buffer buffer) {
    String first = body.allocate(buffer, "alloc");
    String second = body.allocate(buffer, "alloc");
    String retained = context.pick(first, second, body.value(buffer.type()));
    load(new BufferViews.View(first, buffer.type(), buffer.sizes()), buffer.element());
    String types = buffer.type() + ", " + buffer.type();
    body.add("i1", out.define("v", "bufferization.dealloc (" + first + ", " + second + " : " + types + ") if ("
        + body.value("i1") + ", " + body.value("i1") + ") retain (" + retained + " : " + buffer.type() + ")"));
  }
}
