// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Chains of memref views: every operation of memref that creates one memref from another, with static and dynamic
 * parts, layouts as strides and as maps, and sizes that become constant by folding only. The programs are not meant to
 * be run.
 */
final class Reshapes {
  private static final int STATEMENTS = 5;

  private final Context context;
  private final ReshapeUses uses;
  private OpenFunction function;
  private Emitter out;
  /** The types of the visible memrefs, by name; and their names, the latest last. */
  private final Map<String, Strided> types = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<String> indices = new ArrayList<>();

  Reshapes(Context context) {
    this.context = context;
    this.uses = new ReshapeUses(context, this);
  }

  /** Generates many small functions, so that a difference in one function does not hide differences in the next. */
  void module() {
    context.out.line("memref.global \"private\" constant @table : memref<4x6xf32> = dense<1.5>");
    context.out.line("memref.global @bytes : memref<64xi8>");
    for (int i = 0; context.budget > 0; i++) {
      function = new OpenFunction();
      out = function.body;
      types.clear();
      names.clear();
      indices.clear();
      source();
      for (int left = 1 + context.random.nextInt(STATEMENTS); left > 0; left--) {
        context.budget--;
        statement();
      }
      keep();
      function.writeTo(context.out, "f" + i);
    }
    OpenFunction.writeMain(context.out);
  }

  private void keep() {
    for (String name : names) {
      if (name.equals(names.get(names.size() - 1)) || context.chance(SELDOM)) {
        function.keep(types.get(name).text(), name);
      }
    }
    for (String name : indices) {
      if (context.chance(MOSTLY)) {
        function.keep("index", name);
      }
    }
  }

  // ---- helpers of the uses -------------------------------------------------------------------------------------

  OpenFunction function() {
    return function;
  }

  Emitter out() {
    return out;
  }

  @Nullable Strided type(String name) {
    return types.get(name);
  }

  List<String> names() {
    return names;
  }

  /** Returns a visible memref, the latest more often than others. */
  String some() {
    return context.chance(MOSTLY) ? names.get(names.size() - 1) : context.pick(names);
  }

  String add(Strided type, String name) {
    types.put(name, type);
    names.add(name);
    return name;
  }

  void define(Strided type, String text) {
    add(type, out.define("m", text));
  }

  /** Records an index as used, so that it is not dead. */
  void keepIndex(String name) {
    indices.add(name);
  }

  /** Returns an existing index, or this number. */
  String index(long number) {
    if (!indices.isEmpty() && context.chance(SOMETIMES)) {
      return context.pick(indices);
    }
    return context.chance(EVENLY) ? function.argument("index")
        : out.define("c", "arith.constant " + number + " : index");
  }

  /** Returns an entry of a list of static and dynamic numbers: this number, or an operand that may be equal to it. */
  String entry(long number) {
    return context.chance(EVENLY) ? Long.toString(number) : index(number);
  }

  static long value(String entry) {
    return entry.startsWith("%") ? Strided.DYNAMIC : Long.parseLong(entry);
  }

  /**
   * Returns sizes that fit the dimensions: the number of a static dimension, and an operand or a small number for a
   * dynamic one.
   */
  private String operandsOf(long... sizes) {
    List<String> operands = new ArrayList<>();
    for (long size : sizes) {
      if (size == Strided.DYNAMIC) {
        operands.add(index(2 + context.random.nextInt(5)));
      }
    }
    return String.join(", ", operands);
  }

  // ---- sources of memrefs ---------------------------------------------------------------------------------------

  private Strided randomType() {
    String element = context.pick("f32", "i8", "i8", "i64", "index", "vector<4xf32>", "complex<f32>", "i1");
    long[] dims = new long[context.pick(0, 1, 1, 2, 2, 2, 3, 3, 4)];
    for (int i = 0; i < dims.length; i++) {
      dims[i] = context.chance(SOMETIMES) ? Strided.DYNAMIC : context.pick(1, 1, 2, 3, 4, 6, 8);
    }
    return Strided.identity(element, context.pick("", "", "", "", "1", "\"near\""), dims);
  }

  private void source() {
    Strided type = randomType();
    switch (context.random.nextInt(9)) {
      case 0, 1 -> define(type, context.pick("memref.alloc", "memref.alloca") + "(" + operandsOf(type.dims()) + ") "
          + context.pick("", "", "{alignment = 16 : i64} ") + ": " + type.text());
      case 2 -> define(Strided.identity("f32", "", 4, 6), "memref.get_global @table : memref<4x6xf32>");
      case 3 -> define(Strided.identity("i8", "", 64), "memref.get_global @bytes : memref<64xi8>");
      case 4, 5, 6 -> {
        Strided layout = randomLayout(type);
        add(layout, function.argument(layout.text()));
      }
      default -> add(type, function.argument(type.text()));
    }
  }

  private Strided randomLayout(Strided type) {
    long[] strides = Strided.contiguous(type.dims()).clone();
    for (int i = 0; i < strides.length; i++) {
      strides[i] = context.chance(SOMETIMES) ? strides[i] : context.chance(EVENLY) ? Strided.DYNAMIC
          : context.pick(1, 2, 12, 48);
    }
    Strided layout = type.withLayout(strides, context.pick(0L, 0L, 5L, Strided.DYNAMIC));
    return new Strided(
        layout.element(), layout.dims(), strides, layout.offset(), layout.space(), context.chance(SOMETIMES));
  }

  // ---- views -------------------------------------------------------------------------------------------------------

  private void statement() {
    String from = some();
    switch (context.random.nextInt(18)) {
      case 0, 1, 2, 3 -> subview(from);
      case 4, 5 -> cast(from);
      case 6 -> transpose(from);
      case 7, 8 -> expand(from);
      case 9, 10 -> collapse(from);
      case 11 -> reinterpret(from);
      case 12 -> source();
      case 13 -> uses.bytes(from);
      case 14 -> uses.metadata(from);
      case 15 -> uses.dimension(from);
      default -> uses.any(from);
    }
  }

  private void subview(String from) {
    Strided type = types.get(from);
    long[] strides = type.knownStrides();
    String[][] lists = new String[3][type.rank()];
    long[] sizes = new long[type.rank()];
    long[] newStrides = new long[type.rank()];
    long offset = type.offset();
    boolean whole = context.chance(SELDOM);
    for (int i = 0; i < type.rank(); i++) {
      int size = type.dims()[i] == Strided.DYNAMIC ? 4 : (int) type.dims()[i];
      int first = whole ? 0 : context.random.nextInt(size);
      int stride = whole || context.chance(MOSTLY) ? 1 : 1 + context.random.nextInt(2);
      lists[0][i] = whole ? "0" : entry(first);
      lists[1][i] = entry(whole ? size : 1 + context.random.nextInt((size - 1 - first) / stride + 1));
      lists[2][i] = stride == 1 ? "1" : entry(stride);
      offset = Strided.plus(offset, Strided.times(value(lists[0][i]), strides[i]));
      sizes[i] = value(lists[1][i]);
      newStrides[i] = Strided.times(value(lists[2][i]), strides[i]);
    }
    Strided result = type.withDims(sizes).withLayout(newStrides, offset);
    if (context.chance(SOMETIMES)) {
      result = reduced(result);
    }
    define(result, "memref.subview " + from + list(lists[0]) + " " + list(lists[1]) + " " + list(lists[2]) + " : "
        + type.text() + " to " + result.text());
  }

  /** Drops some of the dimensions that are known to be 1. */
  private Strided reduced(Strided type) {
    List<Long> dims = new ArrayList<>();
    List<Long> strides = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.dims()[i] != 1 || context.chance(SELDOM)) {
        dims.add(type.dims()[i]);
        strides.add(type.strides()[i]);
      }
    }
    return type.withDims(array(dims)).withLayout(array(strides), type.offset());
  }

  static long[] array(List<Long> numbers) {
    return numbers.stream().mapToLong(n -> n).toArray();
  }

  static String list(Object... entries) {
    List<String> parts = new ArrayList<>();
    for (Object entry : entries) {
      parts.add(entry.toString());
    }
    return "[" + String.join(", ", parts) + "]";
  }

  /** Casts to a type with more or less static information. */
  private void cast(String from) {
    Strided type = types.get(from);
    if (context.chance(SELDOM)) {
      String unranked = out.define("u", "memref.cast " + from + " : " + type.text() + " to " + type.unrankedText());
      define(type, "memref.cast " + unranked + " : " + type.unrankedText() + " to " + type.text());
      return;
    }
    long[] dims = type.dims().clone();
    for (int i = 0; i < dims.length; i++) {
      long other = dims[i] == Strided.DYNAMIC ? 1 + context.random.nextInt(8) : Strided.DYNAMIC;
      dims[i] = context.chance(MOSTLY) ? dims[i] : other;
    }
    Strided result = type.withDims(dims);
    if (!type.isIdentity() || context.chance(SOMETIMES)) {
      long[] strides = type.knownStrides().clone();
      for (int i = 0; i < strides.length; i++) {
        strides[i] = context.chance(MOSTLY) ? strides[i] : Strided.DYNAMIC;
      }
      result = result.withLayout(strides, context.chance(MOSTLY) ? type.offset() : Strided.DYNAMIC);
    }
    define(result, "memref.cast " + from + " : " + type.text() + " to " + result.text());
  }

  private void transpose(String from) {
    Strided type = types.get(from);
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, context.random);
    long[] dims = new long[type.rank()];
    long[] strides = new long[type.rank()];
    List<String> left = new ArrayList<>();
    List<String> right = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      left.add("d" + i);
      right.add("d" + order.get(i));
      dims[i] = type.dims()[order.get(i)];
      strides[i] = type.knownStrides()[order.get(i)];
    }
    Strided result = type.withDims(dims).withLayout(strides, type.offset());
    define(result, "memref.transpose " + from + " (" + String.join(", ", left) + ") -> (" + String.join(", ", right)
        + ") : " + type.text() + " to " + result.text());
  }

  private void expand(String from) {
    Strided type = types.get(from);
    long[] sourceStrides = type.knownStrides();
    List<Long> dims = new ArrayList<>();
    List<Long> strides = new ArrayList<>();
    List<String> shape = new ArrayList<>();
    List<String> groups = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      long[] parts = factors(type.dims()[i]);
      long[] inner = Strided.contiguous(parts);
      List<Integer> group = new ArrayList<>();
      for (int j = 0; j < parts.length; j++) {
        group.add(dims.size());
        dims.add(parts[j]);
        strides.add(Strided.times(inner[j], sourceStrides[i]));
        shape.add(parts[j] == Strided.DYNAMIC ? index(2) : Long.toString(parts[j]));
      }
      groups.add(group.toString());
    }
    if (type.rank() == 0) {
      long ones = context.random.nextInt(3);
      for (int i = 0; i < ones; i++) {
        dims.add(1L);
        strides.add(1L);
        shape.add("1");
      }
    }
    Strided result = type.withDims(array(dims));
    result = type.meansIdentity() ? result.withLayout(null, 0) : result.withLayout(array(strides), type.offset());
    define(result, "memref.expand_shape " + from + " " + list(groups.toArray()) + " output_shape "
        + list(shape.toArray()) + " : " + type.text() + " into " + result.text());
  }

  /** Returns a factorization of a size, with at most one dynamic factor. */
  private long[] factors(long size) {
    if (context.chance(EVENLY)) {
      return new long[] {size};
    }
    if (size == Strided.DYNAMIC) {
      return context.chance(EVENLY) ? new long[] {size, context.pick(1, 2, 4)}
          : new long[] {context.pick(1, 2, 4), size};
    }
    long first = size % 2 == 0 && context.chance(MOSTLY) ? 2 : 1;
    return context.chance(EVENLY) ? new long[] {first, size / first} : new long[] {size / first, 1, first};
  }

  /** Collapses contiguous dimensions into one. */
  private void collapse(String from) {
    Strided type = types.get(from);
    long[] strides = type.knownStrides();
    List<Long> dims = new ArrayList<>();
    List<Long> newStrides = new ArrayList<>();
    List<String> groups = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      List<Integer> group = new ArrayList<>(List.of(i));
      long size = type.dims()[i];
      while (i + 1 < type.rank() && joins(type, strides, i) && context.chance(MOSTLY)) {
        i++;
        group.add(i);
        size = Strided.times(size, type.dims()[i]);
      }
      groups.add(group.toString());
      dims.add(size);
      newStrides.add(strides[i]);
    }
    Strided result = type.withDims(array(dims));
    result = type.meansIdentity() ? result.withLayout(null, 0) : result.withLayout(array(newStrides), type.offset());
    define(result, "memref.collapse_shape " + from + " " + list(groups.toArray()) + " : " + type.text() + " into "
        + result.text());
  }

  /**
   * Returns whether a dimension and the next one can be collapsed, because their rows are known to be contiguous.
   */
  private static boolean joins(Strided type, long[] strides, int i) {
    if (type.isIdentity()) {
      return true;
    }
    boolean ones = type.dims()[i] == 1 || type.dims()[i + 1] == 1;
    long row = Strided.times(strides[i + 1], type.dims()[i + 1]);
    return !ones && strides[i + 1] != Strided.DYNAMIC && row != Strided.DYNAMIC && row == strides[i];
  }

  private void reinterpret(String from) {
    Strided type = types.get(from);
    int rank = context.random.nextInt(4);
    long[] dims = new long[rank];
    long[] strides = new long[rank];
    String[] sizes = new String[rank];
    String[] steps = new String[rank];
    String offset = entry(context.random.nextInt(3));
    for (int i = 0; i < rank; i++) {
      sizes[i] = entry(1 + context.random.nextInt(4));
      steps[i] = entry(1 + context.random.nextInt(4));
      dims[i] = value(sizes[i]);
      strides[i] = value(steps[i]);
    }
    Strided result = type.withDims(dims).withLayout(strides, value(offset));
    define(result, "memref.reinterpret_cast " + from + " to offset: [" + offset + "], sizes: " + list((Object[]) sizes)
        + ", strides: " + list((Object[]) steps) + " : " + type.text() + " to " + result.text());
  }
}
