// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Operations of tensor and structured operations of linalg on tensors of floats, some of whose sizes are dynamic. */
final class TensorOperations extends TypedFunctions {
  private static final int DYNAMIC = -1;

  TensorOperations(Context context) {
    super(context);
  }

  @Override
  void emit(TypedValues scope) {
    switch (context.random.nextInt(24)) {
      case 0 -> empty(scope, someSizes(0));
      case 1 -> fill(scope);
      case 2, 3 -> elementwise(scope);
      case 4 -> matmul(scope);
      case 5, 6 -> generic(scope);
      case 7 -> transpose(scope);
      case 8 -> broadcast(scope);
      case 9 -> reduce(scope);
      case 10 -> map(scope);
      case 11, 12 -> extractSlice(scope);
      case 13, 14 -> insertSlice(scope);
      case 15 -> pad(scope);
      case 16 -> cast(scope);
      case 17 -> dimension(scope);
      case 18 -> element(scope);
      case 19 -> collapse(scope);
      case 20 -> expand(scope);
      case 21 -> create(scope);
      case 22 -> generate(scope);
      default -> concat(scope);
    }
  }

  /** Returns random sizes of at least {@code rank} dimensions. */
  private List<Integer> someSizes(int rank) {
    List<Integer> sizes = new ArrayList<>();
    for (int i = rank + context.random.nextInt(4 - rank); i > 0; i--) {
      sizes.add(context.pick(DYNAMIC, DYNAMIC, 1, 2, 4, 8));
    }
    return sizes;
  }

  /** Returns a non-negative index or size; for negative ones MLIR creates invalid types and fails. */
  private String size(TypedValues scope) {
    return context.chance(EVENLY) ? argument("index")
        : scope.add("index", out().define("c", "arith.constant " + context.pick(0, 1, 1, 2, 4) + " : index"));
  }

  private static String size(int size) {
    return size == DYNAMIC ? "?" : String.valueOf(size);
  }

  private static String tensor(List<Integer> sizes) {
    return "tensor<" + sizes.stream().map(size -> size(size) + "x").collect(Collectors.joining()) + "f32>";
  }

  private static List<Integer> sizes(String tensor) {
    List<Integer> sizes = new ArrayList<>();
    for (String size : tensor.substring(7, tensor.length() - 4).split("x")) {
      if (!size.isEmpty()) {
        sizes.add(size.equals("?") ? DYNAMIC : Integer.parseInt(size));
      }
    }
    return sizes;
  }

  /** Returns the type of a visible tensor of at least this rank, or a random one. */
  private String someTensor(TypedValues scope, int rank) {
    List<String> visible = scope.types().stream()
        .filter(type -> type.startsWith("tensor<") && type.endsWith("f32>") && sizes(type).size() >= rank).toList();
    return !visible.isEmpty() && context.chance(MOSTLY) ? context.pick(visible) : tensor(someSizes(rank));
  }

  private String empty(TypedValues scope, List<Integer> sizes) {
    List<String> dynamic = new ArrayList<>();
    for (int size : sizes) {
      if (size == DYNAMIC) {
        dynamic.add(size(scope));
      }
    }
    return define(scope, tensor(sizes), "tensor.empty(" + String.join(", ", dynamic) + ") : " + tensor(sizes));
  }

  /** Returns a tensor to write to. */
  private String init(TypedValues scope, String type) {
    return context.chance(EVENLY) ? empty(scope, sizes(type)) : value(scope, type);
  }

  private void fill(TypedValues scope) {
    String type = someTensor(scope, 0);
    define(scope, type, "linalg.fill ins(" + value(scope, "f32") + " : f32) outs(" + init(scope, type) + " : " + type
        + ") -> " + type);
  }

  private void elementwise(TypedValues scope) {
    String type = someTensor(scope, 0);
    boolean unary = context.chance(EVENLY);
    String name = unary ? context.pick("exp", "log", "abs", "ceil", "floor", "negf", "copy")
        : context.pick("add", "sub", "mul", "div", "max", "powf");
    String inputs = value(scope, type) + (unary ? "" : ", " + value(scope, type));
    define(scope, type, "linalg." + name + " ins(" + inputs + " : " + type + (unary ? "" : ", " + type) + ") outs("
        + init(scope, type) + " : " + type + ") -> " + type);
  }

  private void matmul(TypedValues scope) {
    int rows = context.pick(DYNAMIC, 2, 4);
    int inner = context.pick(DYNAMIC, 1, 4);
    int columns = context.pick(DYNAMIC, 4, 8);
    String name = context.pick("matmul", "matmul", "matmul_transpose_a", "matmul_transpose_b", "matvec", "vecmat");
    List<Integer> left = name.equals("vecmat") ? List.of(inner)
        : name.endsWith("_a") ? List.of(inner, rows) : List.of(rows, inner);
    List<Integer> right = name.equals("matvec") ? List.of(inner)
        : name.endsWith("_b") ? List.of(columns, inner) : List.of(inner, columns);
    List<Integer> result = name.equals("matvec") ? List.of(rows)
        : name.equals("vecmat") ? List.of(columns) : List.of(rows, columns);
    define(scope, tensor(result), "linalg." + name + " ins(" + value(scope, tensor(left)) + ", "
        + value(scope, tensor(right)) + " : " + tensor(left) + ", " + tensor(right) + ") outs("
        + init(scope, tensor(result)) + " : " + tensor(result) + ") -> " + tensor(result));
  }

  /** Emits a generic operation with one or two inputs whose maps are projected permutations of the loops. */
  private void generic(TypedValues scope) {
    List<Integer> loops = someSizes(1);
    List<Integer> order = order(loops.size());
    int kept = context.chance(MOSTLY) ? loops.size() : context.random.nextInt(loops.size() + 1);
    List<Integer> written = order.subList(0, kept);
    List<List<Integer>> read = new ArrayList<>(List.of(order(loops.size())));
    if (context.chance(EVENLY)) {
      read.add(order(loops.size()).subList(0, context.random.nextInt(loops.size() + 1)));
    }
    List<String> inputs = new ArrayList<>();
    List<String> types = new ArrayList<>();
    List<String> maps = new ArrayList<>();
    for (List<Integer> positions : read) {
      types.add(tensor(positions.stream().map(loops::get).toList()));
      inputs.add(value(scope, types.get(types.size() - 1)));
      maps.add(map(loops.size(), positions));
    }
    maps.add(map(loops.size(), written));
    String type = tensor(written.stream().map(loops::get).toList());
    String iterators = IntStream.range(0, loops.size())
        .mapToObj(i -> written.contains(i) ? "\"parallel\"" : "\"reduction\"").collect(Collectors.joining(", "));
    String result = out().fresh("v");
    out().open(result + " = linalg.generic {indexing_maps = [" + String.join(", ", maps) + "], iterator_types = ["
        + iterators + "]} ins(" + String.join(", ", inputs) + " : " + String.join(", ", types) + ") outs("
        + init(scope, type) + " : " + type + ") {");
    String first = out().fresh("b");
    String second = inputs.size() > 1 ? out().fresh("b") : first;
    String written0 = out().fresh("o");
    out().label("^bb0(" + first + ": f32" + (inputs.size() > 1 ? ", " + second + ": f32" : "") + ", " + written0
        + ": f32):");
    String yielded = body(first, second, written0, loops.size(), kept < loops.size());
    out().line("linalg.yield " + yielded + " : f32");
    out().close("} -> " + type);
    scope.add(type, result);
  }

  private String body(String first, String second, String written, int loops, boolean reduces) {
    String value = switch (context.random.nextInt(5)) {
      case 0 -> first;
      case 1 -> {
        String index = out().define("n", "linalg.index " + context.random.nextInt(loops) + " : index");
        String number = out().define("n", "arith.index_cast " + index + " : index to i32");
        yield out().define("n", "arith.sitofp " + number + " : i32 to f32");
      }
      case 2 -> literalFloat();
      default -> out().define("r", "arith." + context.pick("addf", "mulf", "subf") + " " + first + ", " + second
          + " : f32");
    };
    return reduces ? out().define("r", "arith.addf " + written + ", " + value + " : f32") : value;
  }

  private String literalFloat() {
    return out().define("c", "arith.constant " + context.pick("0.0", "1.0", "2.5") + " : f32");
  }

  private List<Integer> order(int rank) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, rank).boxed().toList());
    if (context.chance(EVENLY)) {
      Collections.shuffle(order, context.random);
    }
    return order;
  }

  private static String map(int loops, List<Integer> positions) {
    String dims = IntStream.range(0, loops).mapToObj(i -> "d" + i).collect(Collectors.joining(", "));
    return "affine_map<(" + dims + ") -> ("
        + positions.stream().map(i -> "d" + i).collect(Collectors.joining(", ")) + ")>";
  }

  private void transpose(TypedValues scope) {
    String from = someTensor(scope, 1);
    List<Integer> sizes = sizes(from);
    List<Integer> order = order(sizes.size());
    String to = tensor(order.stream().map(sizes::get).toList());
    define(scope, to, "linalg.transpose ins(" + value(scope, from) + " : " + from + ") outs(" + init(scope, to) + " : "
        + to + ") permutation = " + order);
  }

  private void broadcast(TypedValues scope) {
    String from = tensor(someSizes(0).stream().limit(2).toList());
    List<Integer> sizes = sizes(from);
    int at = context.random.nextInt(sizes.size() + 1);
    sizes.add(at, context.pick(DYNAMIC, 1, 4));
    String to = tensor(sizes);
    define(scope, to, "linalg.broadcast ins(" + value(scope, from) + " : " + from + ") outs(" + init(scope, to) + " : "
        + to + ") dimensions = [" + at + "]");
  }

  private void reduce(TypedValues scope) {
    String from = someTensor(scope, 1);
    List<Integer> sizes = sizes(from);
    int at = context.random.nextInt(sizes.size());
    sizes.remove(at);
    String to = tensor(sizes);
    define(scope, to, "linalg.reduce {" + context.pick("arith.addf", "arith.mulf", "arith.maximumf") + "} ins("
        + value(scope, from) + " : " + from + ") outs(" + init(scope, to) + " : " + to + ") dimensions = [" + at
        + "]");
  }

  private void map(TypedValues scope) {
    String type = someTensor(scope, 0);
    define(scope, type, "linalg.map {" + context.pick("arith.addf", "arith.mulf") + "} ins(" + value(scope, type)
        + ", " + value(scope, type) + " : " + type + ", " + type + ") outs(" + init(scope, type) + " : " + type + ")");
  }

  /** The offsets, sizes and strides of a slice, and the sizes of its type. */
  private record Slice(String text, List<Integer> sizes) {}

  private Slice slice(TypedValues scope, List<Integer> from) {
    List<String> offsets = new ArrayList<>();
    List<String> sizes = new ArrayList<>();
    List<String> strides = new ArrayList<>();
    List<Integer> result = new ArrayList<>();
    for (int size : from) {
      offsets.add(context.chance(MOSTLY) ? size == 1 ? "0" : context.pick("0", "0", "1") : size(scope));
      int taken = context.chance(SOMETIMES) ? DYNAMIC : size == DYNAMIC ? 2 : Math.max(1, size / 2);
      result.add(taken);
      sizes.add(taken == DYNAMIC ? size(scope) : String.valueOf(taken));
      strides.add(context.chance(MOSTLY) ? "1" : context.pick("1", "2"));
    }
    return new Slice(offsets + " " + sizes + " " + strides, result);
  }

  /** Sometimes drops the dimensions of size one. */
  private List<Integer> reduced(List<Integer> sizes) {
    return context.chance(SOMETIMES) ? sizes.stream().filter(size -> size != 1).toList() : sizes;
  }

  private void extractSlice(TypedValues scope) {
    String from = someTensor(scope, 1);
    Slice slice = slice(scope, sizes(from));
    String to = tensor(reduced(slice.sizes));
    define(scope, to, "tensor.extract_slice " + value(scope, from) + slice.text + " : " + from + " to " + to);
  }

  private void insertSlice(TypedValues scope) {
    String into = someTensor(scope, 1);
    Slice slice = slice(scope, sizes(into));
    String from = tensor(reduced(slice.sizes));
    define(scope, into, "tensor.insert_slice " + value(scope, from) + " into " + value(scope, into) + slice.text
        + " : " + from + " into " + into);
  }

  private void pad(TypedValues scope) {
    String from = someTensor(scope, 1);
    List<String> low = new ArrayList<>();
    List<String> high = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (int size : sizes(from)) {
      int before = context.pick(0, 0, 1, 3);
      int after = context.pick(0, 0, 2);
      boolean isDynamic = context.chance(SOMETIMES);
      low.add(isDynamic ? size(scope) : String.valueOf(before));
      high.add(String.valueOf(after));
      sizes.add(isDynamic || size == DYNAMIC ? DYNAMIC : size + before + after);
    }
    String to = tensor(sizes);
    String padding = value(scope, "f32");
    String result = out().fresh("v");
    out().open(result + " = tensor.pad " + value(scope, from) + context.pick(" ", " nofold ") + "low" + low + " high"
        + high + " {");
    out().label("^bb0(" + sizes.stream().map(size -> out().fresh("p") + ": index").collect(Collectors.joining(", "))
        + "):");
    out().line("tensor.yield " + padding + " : f32");
    out().close("} : " + from + " to " + to);
    scope.add(to, result);
  }

  private void cast(TypedValues scope) {
    String from = someTensor(scope, 1);
    List<Integer> sizes = new ArrayList<>();
    for (int size : sizes(from)) {
      sizes.add(context.chance(EVENLY) ? size : size == DYNAMIC ? (Integer) context.pick(1, 4) : DYNAMIC);
    }
    define(scope, tensor(sizes), "tensor.cast " + value(scope, from) + " : " + from + " to " + tensor(sizes));
  }

  private void dimension(TypedValues scope) {
    String type = someTensor(scope, 1);
    define(scope, "index", context.chance(SOMETIMES) ? "tensor.rank " + value(scope, type) + " : " + type
        : "tensor.dim " + value(scope, type) + ", " + size(scope) + " : " + type);
  }

  private void element(TypedValues scope) {
    String type = someTensor(scope, 0);
    String at = "[" + sizes(type).stream().map(size -> size(scope)).collect(Collectors.joining(", ")) + "]";
    if (context.chance(EVENLY)) {
      define(scope, "f32", "tensor.extract " + value(scope, type) + at + " : " + type);
    } else {
      define(scope, type, "tensor.insert " + value(scope, "f32") + " into " + value(scope, type) + at + " : " + type);
    }
  }

  private void collapse(TypedValues scope) {
    String from = someTensor(scope, 2);
    List<Integer> sizes = sizes(from);
    List<Integer> merged = new ArrayList<>();
    merged.add(sizes.get(0) == DYNAMIC || sizes.get(1) == DYNAMIC ? DYNAMIC : sizes.get(0) * sizes.get(1));
    merged.addAll(sizes.subList(2, sizes.size()));
    String to = tensor(merged);
    define(scope, to, "tensor.collapse_shape " + value(scope, from) + " [[0, 1]" + (sizes.size() > 2 ? ", [2]]" : "]")
        + " : " + from + " into " + to);
  }

  private void expand(TypedValues scope) {
    List<Integer> sizes = someSizes(1).stream().limit(2).collect(Collectors.toList());
    String from = tensor(sizes);
    int first = sizes.get(0);
    int divisor = first == DYNAMIC || first % 2 == 0 ? 2 : 1;
    List<Integer> split = new ArrayList<>(List.of(first == DYNAMIC ? DYNAMIC : first / divisor, divisor));
    split.addAll(sizes.subList(1, sizes.size()));
    String to = tensor(split);
    String shape = split.stream().map(size -> size == DYNAMIC ? size(scope) : String.valueOf(size))
        .collect(Collectors.joining(", "));
    define(scope, to, "tensor.expand_shape " + value(scope, from) + " [[0, 1]" + (sizes.size() > 1 ? ", [2]]" : "]")
        + " output_shape [" + shape + "] : " + from + " into " + to);
  }

  private void create(TypedValues scope) {
    if (context.chance(EVENLY)) {
      define(scope, "tensor<2xf32>", "tensor.from_elements " + value(scope, "f32") + ", " + value(scope, "f32")
          + " : tensor<2xf32>");
    } else {
      define(scope, "tensor<?x4xf32>", "tensor.splat " + value(scope, "f32") + "[" + size(scope)
          + "] : tensor<?x4xf32>");
    }
  }

  private void generate(TypedValues scope) {
    String size = size(scope);
    String element = value(scope, "f32");
    String result = out().fresh("v");
    out().open(result + " = tensor.generate " + size + " {");
    out().label("^bb0(" + out().fresh("g") + ": index, " + out().fresh("g") + ": index):");
    out().line("tensor.yield " + element + " : f32");
    out().close("} : tensor<?x4xf32>");
    scope.add("tensor<?x4xf32>", result);
  }

  private void concat(TypedValues scope) {
    String from = someTensor(scope, 1);
    List<Integer> sizes = sizes(from);
    int at = context.random.nextInt(sizes.size());
    sizes.set(at, sizes.get(at) == DYNAMIC ? DYNAMIC : 2 * sizes.get(at));
    define(scope, tensor(sizes), "tensor.concat dim(" + at + ") " + value(scope, from) + ", " + value(scope, from)
        + " : (" + from + ", " + from + ") -> " + tensor(sizes));
  }
}
