// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Uses of memrefs between the views of {@link Reshapes}. */
final class ReshapeUses {
  private final Context context;
  private final Reshapes views;

  ReshapeUses(Context context, Reshapes views) {
    this.context = context;
    this.views = views;
  }

  void any(String from) {
    switch (context.random.nextInt(14)) {
      case 0, 1 -> load(from);
      case 2 -> store(from);
      case 3 -> prefetch(from);
      case 4 -> atomic(from);
      case 5 -> copy(from);
      case 6 -> align(from);
      case 7 -> pointer(from);
      case 8 -> space(from);
      case 9 -> choose(from);
      case 10 -> tensor(from);
      case 11 -> reshape(from);
      case 12 -> resize(from);
      default -> scope(from);
    }
  }

  private String subscript(Strided type) {
    List<String> indices = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      indices.add(views.index(0));
    }
    return "[" + String.join(", ", indices) + "] ";
  }

  private void load(String from) {
    Strided type = views.type(from);
    String at = subscript(type);
    String value = views.out().define("l", "memref.load " + from + at + context.pick("", "", "{nontemporal = true} ")
        + ": " + type.text());
    views.function().keep(type.element(), value);
  }

  private void store(String to) {
    Strided type = views.type(to);
    String value = views.function().argument(type.element());
    views.out().line("memref.store " + value + ", " + to + subscript(type) + ": " + type.text());
  }

  private void prefetch(String from) {
    Strided type = views.type(from);
    views.out().line("memref.prefetch " + from + subscript(type).strip() + ", " + context.pick("read", "write")
        + ", locality<" + context.random.nextInt(4) + ">, " + context.pick("data", "instr") + " : " + type.text());
  }

  private void atomic(String to) {
    Strided type = views.type(to);
    if (!type.element().equals("f32") && !type.element().equals("i64")) {
      return;
    }
    boolean floating = type.element().equals("f32");
    String at = subscript(type).strip();
    if (context.chance(EVENLY)) {
      String value = views.function().argument(type.element());
      String kind = floating ? context.pick("addf", "mulf", "maximumf", "assign") : context.pick("addi", "maxs", "ori");
      String old = views.out().define("old", "memref.atomic_rmw " + kind + " " + value + ", " + to + at + " : ("
          + type.element() + ", " + type.text() + ") -> " + type.element());
      views.function().keep(type.element(), old);
      return;
    }
    String name = views.out().fresh("g");
    String old = views.out().fresh("old");
    views.out().open(name + " = memref.generic_atomic_rmw " + to + at + " : " + type.text() + " {");
    views.out().line("^bb0(" + old + ": " + type.element() + "):");
    String next = views.out().define("new", "arith." + (floating ? "addf " : "addi ") + old + ", " + old + " : "
        + type.element());
    views.out().line("memref.atomic_yield " + next + " : " + type.element());
    views.out().close("}");
  }

  private void copy(String from) {
    Strided type = views.type(from);
    List<String> others = views.names().stream()
        .filter(n -> Arrays.equals(views.type(n).dims(), type.dims()) && views.type(n).element().equals(type.element()))
        .toList();
    String to = context.pick(others);
    views.out().line("memref.copy " + from + ", " + to + " : " + type.text() + " to " + views.type(to).text());
  }

  private void align(String from) {
    views.out().line("memref.assume_alignment " + from + ", " + context.pick(1, 8, 64) + " : "
        + views.type(from).text());
  }

  private void pointer(String from) {
    views.keepIndex(views.out().define("p", "memref.extract_aligned_pointer_as_index " + from + " : "
        + views.type(from).text() + " -> index"));
  }

  private void space(String from) {
    Strided type = views.type(from);
    Strided to = type.withSpace(context.pick("", "1", "2", "\"near\""));
    if (!to.text().equals(type.text())) {
      views.define(to, "memref.memory_space_cast " + from + " : " + type.text() + " to " + to.text());
    }
  }

  /** Selects between two memrefs of the same type, by select or by a region operation. */
  private void choose(String from) {
    Strided type = views.type(from);
    List<String> others = views.names().stream().filter(n -> views.type(n).text().equals(type.text())).toList();
    String other = context.pick(others);
    String condition = context.chance(MOSTLY) ? views.function().argument("i1")
        : views.out().define("t", "arith.constant " + context.pick("true", "false"));
    if (context.chance(EVENLY)) {
      views.define(type, "arith.select " + condition + ", " + from + ", " + other + " : " + type.text());
      return;
    }
    String name = views.out().fresh("m");
    views.out().open(name + " = scf.if " + condition + " -> (" + type.text() + ") {");
    views.out().line("scf.yield " + from + " : " + type.text());
    views.out().reopen("} else {");
    views.out().line("scf.yield " + other + " : " + type.text());
    views.out().close("}");
    views.add(type, name);
  }

  private void tensor(String from) {
    Strided type = views.type(from);
    StringBuilder shape = new StringBuilder("tensor<");
    for (long dim : type.dims()) {
      shape.append(Strided.number(dim)).append('x');
    }
    String tensor = shape + type.element() + ">";
    String name = views.out().define("t", "bufferization.to_tensor " + from + context.pick("", " restrict",
        " restrict writable") + " : " + type.text());
    Strided back = context.chance(MOSTLY) ? type : Strided.identity(type.element(), type.space(), type.dims());
    views.define(back, "bufferization.to_memref " + name + context.pick("", " read_only") + " : " + back.text());
    if (context.chance(SOMETIMES)) {
      views.function().keep(tensor, name);
    }
  }

  private void reshape(String from) {
    Strided type = views.type(from);
    if (!type.isIdentity()) {
      return;
    }
    int rank = context.random.nextInt(4);
    String shape = views.function().argument("memref<" + rank + "xindex>");
    long[] dims = new long[rank];
    Arrays.fill(dims, Strided.DYNAMIC);
    Strided result = type.withDims(dims);
    views.define(result, "memref.reshape " + from + "(" + shape + ") : (" + type.text() + ", memref<" + rank
        + "xindex>) -> " + result.text());
  }

  private void resize(String from) {
    Strided type = views.type(from);
    if (!type.isIdentity() || type.rank() != 1) {
      return;
    }
    String size = views.entry(context.pick(1, 2, 8));
    Strided result = type.withDims(Reshapes.value(size));
    views.define(result, "memref.realloc " + from + (size.startsWith("%") ? "(" + size + ")" : "") + " : "
        + type.text() + " to " + result.text());
  }

  private void scope(String from) {
    Strided type = views.type(from);
    if (!type.space().isEmpty()) {
      return;
    }
    String name = views.out().fresh("m");
    views.out().open(name + " = memref.alloca_scope -> (" + type.text() + ") {");
    views.out().define("x", "memref.alloca() : memref<2xi8>");
    views.out().line("memref.alloca_scope.return " + from + " : " + type.text());
    views.out().close("}");
    views.add(type, name);
  }

  // ---- views through other operations --------------------------------------------------------------------------

  /** Views bytes. For another element type, views the memory of the memref. */
  void bytes(String from) {
    Strided type = views.type(from);
    if (!type.element().equals("i8") || type.rank() != 1 || !type.isIdentity()) {
      return;
    }
    long[] dims = new long[context.random.nextInt(3)];
    List<String> sizes = new ArrayList<>();
    for (int i = 0; i < dims.length; i++) {
      dims[i] = context.chance(EVENLY) ? Strided.DYNAMIC : 1 + context.random.nextInt(4);
      if (dims[i] == Strided.DYNAMIC) {
        sizes.add(views.index(3));
      }
    }
    Strided result = Strided.identity(context.pick("f32", "i8", "i64"), type.space(), dims);
    views.define(result, "memref.view " + from + "[" + views.index(4) + "][" + String.join(", ", sizes) + "] : "
        + type.text() + " to " + result.text());
  }

  void metadata(String from) {
    Strided type = views.type(from);
    String base = views.out().fresh("base");
    List<String> results = new ArrayList<>(List.of(base, views.out().fresh("off")));
    List<String> types = new ArrayList<>(List.of("memref<" + type.element()
        + (type.space().isEmpty() ? "" : ", " + type.space()) + ">", "index"));
    for (int i = 0; i < 2 * type.rank(); i++) {
      results.add(views.out().fresh(i < type.rank() ? "size" : "step"));
      types.add("index");
    }
    views.out().line(String.join(", ", results) + " = memref.extract_strided_metadata " + from + " : " + type.text()
        + " -> " + String.join(", ", types));
    results.subList(1, results.size()).forEach(views::keepIndex);
    if (context.chance(EVENLY)) {
      restore(type, types.get(0), results);
    }
  }

  /** Rebuilds the same memref from its parts. */
  private void restore(Strided type, String base, List<String> parts) {
    int rank = type.rank();
    long[] dynamic = new long[rank];
    Arrays.fill(dynamic, Strided.DYNAMIC);
    Strided result = type.withDims(dynamic).withLayout(dynamic.clone(), Strided.DYNAMIC);
    views.define(result, "memref.reinterpret_cast " + parts.get(0) + " to offset: [" + parts.get(1) + "], sizes: "
        + parts.subList(2, 2 + rank) + ", strides: " + parts.subList(2 + rank, 2 + 2 * rank) + " : " + base + " to "
        + result.text());
  }

  void dimension(String from) {
    Strided type = views.type(from);
    if (context.chance(SELDOM)) {
      views.keepIndex(views.out().define("r", "memref.rank " + from + " : " + type.text()));
      return;
    }
    if (type.rank() == 0) {
      return;
    }
    String which = views.out().define("c", "arith.constant " + context.random.nextInt(type.rank()) + " : index");
    views.keepIndex(views.out().define("d", "memref.dim " + from + ", " + (context.chance(NEARLY_ALWAYS) ? which
        : views.function().argument("index")) + " : " + type.text()));
  }
}
