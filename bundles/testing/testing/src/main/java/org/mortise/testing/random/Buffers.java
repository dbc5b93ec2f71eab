// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.RARELY;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Allocations, stores and loads. Every buffer is filled when it is allocated, so that any later load is defined. */
final class Buffers {
  private final Context context;
  private final Emitter out;

  Buffers(Context context) {
    this.context = context;
    this.out = context.out;
  }

  /** Allocates and fills a buffer of the given type (identity layout) and makes it visible. */
  Mem allocate(Scope scope, MemType type, boolean stack) {
    int[] sizes = type.dims().clone();
    List<String> dynamic = new ArrayList<>();
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] < 0) {
        sizes[i] = Slot.LEAST + context.random.nextInt(2);
        dynamic.add(context.index(sizes[i]));
      }
    }
    String alignment = context.chance(RARELY) ? " {alignment = 64 : i64}" : "";
    String name = out.define("a", (stack ? "memref.alloca(" : "memref.alloc(") + String.join(", ", dynamic) + ")"
        + alignment
        + " : " + type.text());
    Mem mem = new Mem(name, type, sizes, true, new Mem.Buffer(false, stack));
    fill(scope, mem);
    scope.mems.add(mem);
    return mem;
  }

  /**
   * Allocates a byte buffer and views it as i64, without an offset: the lowering of bufferization.dealloc distinguishes
   * buffers by their aligned pointer, and takes a view with an offset for another buffer.
   */
  Mem allocateBytes(Scope scope) {
    String bytes = out.define("a", "memref.alloc() : memref<32xi8>");
    String view = out.define("v", "memref.view " + bytes + "[" + context.index(0)
        + "][] : memref<32xi8> to memref<3xi64>");
    Mem mem = new Mem(view, MemType.of("i64", 3), new int[] {3}, false, new Mem.Buffer(false, false));
    fill(scope, mem);
    scope.mems.add(mem);
    return mem;
  }

  private void fill(Scope scope, Mem mem) {
    if (context.profile.regions && mem.type().rank() > 0 && context.chance(EVENLY)) {
      fillByLoop(scope, mem);
      return;
    }
    int[] at = new int[mem.bound().length];
    for (int element = 0; element < mem.elements(); element++) {
      int rest = element;
      List<String> indices = new ArrayList<>();
      for (int d = at.length - 1; d >= 0; d--) {
        indices.add(0, context.index(rest % mem.bound()[d]));
        rest /= mem.bound()[d];
      }
      store(mem, context.someLong(scope), indices);
    }
  }

  private void fillByLoop(Scope scope, Mem mem) {
    String zero = context.index(0);
    String one = context.index(1);
    String value = context.someLong(scope);
    List<String> indices = new ArrayList<>();
    for (int d = 0; d < mem.bound().length; d++) {
      String upper = mem.type().dims()[d] < 0
          ? out.define("d", "memref.dim " + mem.name() + ", " + context.index(d) + " : " + mem.type().text())
          : context.index(mem.bound()[d]);
      String iv = out.fresh("i");
      out.open("scf.for " + iv + " = " + zero + " to " + upper + " step " + one + " {");
      indices.add(iv);
    }
    String offset = out.define("x", "arith.index_cast " + indices.get(indices.size() - 1) + " : index to i64");
    store(mem, out.define("x", "arith.addi " + value + ", " + offset + " : i64"), indices);
    for (int d = 0; d < indices.size(); d++) {
      out.close("}");
    }
  }

  private void store(Mem mem, String value, List<String> indices) {
    out.line("memref.store " + fromLong(value, mem.type().element()) + ", " + mem.name() + "["
        + String.join(", ", indices) + "] : "
        + mem.type().text());
  }

  /** Overwrites one element if there is a writable buffer. */
  void overwrite(Scope scope) {
    List<Mem> targets = scope.mems.stream().filter(m -> m.writable() && !m.type().unranked()).toList();
    if (!targets.isEmpty()) {
      Mem mem = context.pick(targets);
      store(mem, context.someLong(scope), indices(scope, mem));
    }
  }

  /** Reads one element and adds it to the checksum. */
  void read(Scope scope, Mem mem) {
    Mem ranked = mem.type().unranked() ? rank(mem) : mem;
    String element = out.define("l", "memref.load " + ranked.name() + "[" + String.join(", ", indices(scope, ranked))
        + "] : "
        + ranked.type().text());
    String value = toLong(element, ranked.type().element());
    context.mix(scope, value);
    if (context.chance(SOMETIMES)) {
      scope.longs.add(value);
    }
  }

  /** Returns the ranked memref that an unranked one was cast from. */
  Mem rank(Mem mem) {
    MemType ranked = new MemType(mem.type().element(), dynamicOf(mem.bound().length), "", mem.type().space(), false);
    String name = out.define("v", "memref.cast " + mem.name() + " : " + mem.type().text() + " to " + ranked.text());
    return new Mem(name, ranked, mem.bound(), mem.exact(), mem.buffer());
  }

  static int[] dynamicOf(int rank) {
    int[] all = new int[rank];
    Arrays.fill(all, MemType.DYNAMIC);
    return all;
  }

  private List<String> indices(Scope scope, Mem mem) {
    List<String> indices = new ArrayList<>();
    for (int bound : mem.bound()) {
      indices.add(context.chance(NEARLY_ALWAYS)
          ? context.index(context.random.nextInt(bound)) : context.indexBelow(scope, bound));
    }
    return indices;
  }

  private String fromLong(String value, String element) {
    if (element.equals("i64")) {
      return value;
    }
    String small = out.define("m", "arith.andi " + value + ", " + context.constant(element.equals("i8") ? 63 : 1023)
        + " : i64");
    return switch (element) {
      case "index" -> out.define("x", "arith.index_cast " + small + " : i64 to index");
      case "f32", "f64" -> out.define("x", "arith.sitofp " + small + " : i64 to " + element);
      default -> out.define("x", "arith.trunci " + small + " : i64 to " + element);
    };
  }

  private String toLong(String value, String element) {
    return switch (element) {
      case "i64" -> value;
      case "index" -> out.define("x", "arith.index_cast " + value + " : index to i64");
      case "f32", "f64" -> out.define("x", "arith.fptosi " + value + " : " + element + " to i64");
      default -> out.define("x", "arith.extsi " + value + " : " + element + " to i64");
    };
  }

  /** Returns a value for the slot, which is frozen from now on: a visible value, a cast of one, or a new allocation. */
  Mem provide(Scope scope, Slot slot) {
    List<Mem> fitting = scope.mems.stream().filter(slot::accepts).toList();
    Mem mem = !fitting.isEmpty() && context.chance(MOSTLY) ? context.pick(fitting) : make(scope, slot);
    mem.buffer().frozen = true;
    return mem;
  }

  private Mem make(Scope scope, Slot slot) {
    if (!slot.type().isIdentity()) {
      MemType plain = MemType.of(slot.type().element(), dynamicOf(slot.type().rank()));
      return cast(allocate(scope, plain, false), slot.type());
    }
    return allocate(scope, slot.type(), false);
  }

  Mem cast(Mem mem, MemType to) {
    String name = out.define("v", "memref.cast " + mem.name() + " : " + mem.type().text() + " to " + to.text());
    return new Mem(name, to, mem.bound(), mem.exact(), mem.buffer());
  }

  Slot randomSlot() {
    MemType type = context.pick(context.types);
    return new Slot(type.rank() > 0 && type.space() == 0 && context.chance(SELDOM) ? type.asDynamicStrided() : type);
  }
}
