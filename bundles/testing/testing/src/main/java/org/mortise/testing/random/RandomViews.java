// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Casts, subviews, reinterpretations and selections of visible memrefs; the results become visible, too. */
final class RandomViews {
  private final Context context;
  private final Emitter out;
  private final Buffers buffers;

  RandomViews(Context context, Buffers buffers) {
    this.context = context;
    this.out = context.out;
    this.buffers = buffers;
  }

  void any(Scope scope) {
    if (scope.mems.isEmpty()) {
      return;
    }
    Mem mem = context.pick(scope.mems);
    Mem view = mem.type().unranked() ? buffers.rank(mem) : view(scope, mem);
    if (view != null) {
      scope.mems.add(view);
    }
  }

  private @Nullable Mem view(Scope scope, Mem mem) {
    return switch (context.random.nextInt(9)) {
      case 0, 1 -> castSizes(mem);
      case 2 -> mem.type().rank() > 0 ? buffers.cast(mem, mem.type().asDynamicStrided()) : null;
      case 3 -> mem.type().isIdentity() ? buffers.cast(mem, mem.type().asUnranked()) : null;
      case 4 -> subview(scope, mem);
      case 5 -> reinterpret(mem);
      case 6 -> collapse(mem);
      case 7 -> metadata(mem);
      default -> select(scope, mem);
    };
  }

  private @Nullable Mem castSizes(Mem mem) {
    if (!mem.type().isIdentity() || mem.type().rank() == 0) {
      return null;
    }
    MemType to = mem.type().withDims(Buffers.dynamicOf(mem.type().rank()));
    return buffers.cast(mem, to);
  }

  private @Nullable Mem subview(Scope scope, Mem mem) {
    if (mem.type().rank() != 1) {
      return mem.type().rank() == 2 ? row(mem) : null;
    }
    int bound = mem.bound()[0];
    int size = 1 + context.random.nextInt(bound);
    int offset = context.random.nextInt(bound - size + 1);
    boolean fixedOffset = mem.type().isIdentity() && context.chance(EVENLY);
    boolean fixedSize = context.chance(EVENLY);
    String offsetText = fixedOffset ? "" + offset : context.indexBelow(scope, bound - size + 1);
    String sizeText = fixedSize ? "" + size : context.index(size);
    String stride = mem.type().layout().contains("[?") ? "?" : "1";
    String layout = fixedOffset ? "strided<[1]" + (offset == 0 ? ">" : ", offset: " + offset + ">")
        : "strided<[" + stride + "], offset: ?>";
    MemType type = mem.type().withDims(fixedSize ? size : MemType.DYNAMIC).withLayout(layout);
    return subview(mem, offsetText, sizeText, "1", type, new int[] {size});
  }

  private Mem subview(Mem mem, String offsets, String sizes, String strides, MemType type, int[] bound) {
    String name = out.define("v", "memref.subview " + mem.name() + "[" + offsets + "] [" + sizes + "] [" + strides
        + "] : "
        + mem.type().text() + " to " + type.text());
    return new Mem(name, type, bound, false, mem.buffer());
  }

  /** Views one row, or a window, of a matrix with a known row length. */
  private @Nullable Mem row(Mem mem) {
    int columns = mem.type().dims()[1];
    if (!mem.type().isIdentity() || columns < 0) {
      return null;
    }
    int row = context.random.nextInt(mem.bound()[0]);
    String offset = row == 0 ? "" : ", offset: " + row * columns;
    if (context.chance(EVENLY)) {
      MemType type = mem.type().withDims(columns).withLayout("strided<[1]" + offset + ">");
      return subview(mem, row + ", 0", "1, " + columns, "1, 1", type, new int[] {columns});
    }
    MemType type = mem.type().withDims(1, columns).withLayout("strided<[" + columns + ", 1]" + offset + ">");
    return subview(mem, row + ", 0", "1, " + columns, "1, 1", type, new int[] {1, columns});
  }

  private @Nullable Mem reinterpret(Mem mem) {
    if (!mem.type().isIdentity() || !mem.exact() || mem.type().rank() == 0) {
      return null;
    }
    int size = 1 + context.random.nextInt(mem.elements());
    MemType type = mem.type().withDims(size);
    String name = out.define("v", "memref.reinterpret_cast " + mem.name() + " to offset: [0], sizes: [" + size
        + "], strides: [1] : "
        + mem.type().text() + " to " + type.text());
    return new Mem(name, type, new int[] {size}, false, mem.buffer());
  }

  private @Nullable Mem collapse(Mem mem) {
    if (!mem.type().isIdentity() || mem.type().rank() != 2 || !mem.type().isStatic()) {
      return null;
    }
    MemType type = mem.type().withDims(mem.elements());
    String name = out.define("v", "memref.collapse_shape " + mem.name() + " [[0, 1]] : " + mem.type().text() + " into "
        + type.text());
    return new Mem(name, type, new int[] {mem.elements()}, false, mem.buffer());
  }

  private @Nullable Mem metadata(Mem mem) {
    if (mem.type().rank() != 1 || !mem.exact() || !mem.type().isIdentity()) {
      return null;
    }
    String base = out.fresh("base");
    String offset = out.fresh("off");
    String size = out.fresh("size");
    String stride = out.fresh("stride");
    MemType scalar = MemType.of(mem.type().element()).withSpace(mem.type().space());
    out.line(base + ", " + offset + ", " + size + ", " + stride + " = memref.extract_strided_metadata " + mem.name()
        + " : "
        + mem.type().text() + " -> " + scalar.text() + ", index, index, index");
    MemType type = mem.type().asDynamicStrided();
    String name = out.define("v", "memref.reinterpret_cast " + base + " to offset: [" + offset + "], sizes: [" + size
        + "], strides: ["
        + stride + "] : " + scalar.text() + " to " + type.text());
    return new Mem(name, type, mem.bound(), false, mem.buffer());
  }

  /** Selects between two buffers and freezes both. */
  private Mem select(Scope scope, Mem mem) {
    String type = mem.type().text();
    List<Mem> others = scope.mems.stream()
        .filter(m -> m.type().text().equals(type) && m.bound().length == mem.bound().length).toList();
    Mem other = context.pick(others);
    int[] bound = mem.bound().clone();
    for (int i = 0; i < bound.length; i++) {
      bound[i] = Math.min(bound[i], other.bound()[i]);
    }
    mem.buffer().frozen = true;
    other.buffer().frozen = true;
    String name = out.define("sel", "arith.select " + context.condition(scope) + ", " + mem.name() + ", "
        + other.name() + " : " + type);
    boolean local = mem.buffer().local || other.buffer().local;
    return new Mem(name, mem.type(), bound, mem.type().isStatic() && mem.type().isIdentity(),
        new Mem.Buffer(true, local));
  }
}
