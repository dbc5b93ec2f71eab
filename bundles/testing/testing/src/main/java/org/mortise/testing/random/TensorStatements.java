// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Straight-line statements on tensors that can be bufferized and executed. No tensor is read before it is filled. */
final class TensorStatements {
  /** A part of a tensor: the text in brackets after the tensor, and the shape of the part. */
  record Slice(String text, TensorShape shape) {}

  private static final int MOST_ELEMENTS = 40;

  private final Context context;
  private final Emitter out;
  private final List<TensorShape> shapes = new ArrayList<>();

  TensorStatements(Context context) {
    this.context = context;
    this.out = context.out;
    for (int i = 2 + context.random.nextInt(2); i > 0; i--) {
      List<Integer> sizes = context.pick(
          List.of(4), List.of(5), List.of(6), List.of(8), List.of(2, 4), List.of(3, 4), List.of(4, 4));
      TensorShape shape = TensorShape.ofStatic(context.pick("i64", "i64", "i32"), sizes);
      shapes.add(context.chance(SOMETIMES) ? someDynamic(shape) : shape);
    }
  }

  private TensorShape someDynamic(TensorShape shape) {
    List<Boolean> dynamic = new ArrayList<>();
    shape.sizes().forEach(size -> dynamic.add(context.chance(EVENLY)));
    return new TensorShape(shape.element(), shape.sizes(), List.copyOf(dynamic));
  }

  /** Returns a frequent shape of the program. */
  TensorShape someShape() {
    return context.pick(shapes);
  }

  void emit(TensorScope scope) {
    switch (context.random.nextInt(32)) {
      case 0 -> create(scope, someShape());
      case 1, 2, 3 -> insert(scope);
      case 4, 5, 6 -> read(scope, some(scope));
      case 7, 8, 9 -> extractSlice(scope);
      case 10, 11 -> insertSlice(scope);
      case 12, 13, 14 -> changeSlice(scope);
      case 15 -> pad(scope);
      case 16 -> cast(scope);
      case 17 -> expand(scope);
      case 18 -> collapse(scope);
      case 19 -> generate(scope);
      case 20, 21 -> fill(scope, some(scope));
      case 22, 23 -> generic(scope, some(scope));
      case 24, 25 -> map(scope, some(scope));
      case 26 -> matmul(scope);
      case 27 -> reduce(scope);
      case 28 -> copy(scope);
      case 29 -> transpose(scope);
      case 30 -> select(scope);
      default -> dimension(scope);
    }
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  /** Returns a visible tensor, more likely a late one. */
  TensorValue some(TensorScope scope) {
    if (scope.tensors.isEmpty()) {
      return create(scope, someShape());
    }
    int count = scope.tensors.size();
    return context.chance(EVENLY) ? scope.tensors.get(count - 1 - context.random.nextInt(Math.min(3, count)))
        : context.pick(scope.tensors);
  }

  private @Nullable TensorValue someOfRank(TensorScope scope, int rank) {
    List<TensorValue> fit = scope.tensors.stream().filter(tensor -> tensor.shape().rank() == rank).toList();
    return fit.isEmpty() ? null : context.pick(fit);
  }

  /** Returns a tensor of this shape: a visible one, a cast one, or a new one. */
  TensorValue provide(TensorScope scope, TensorShape shape) {
    List<TensorValue> same = scope.tensors.stream().filter(tensor -> tensor.shape().equals(shape)).toList();
    if (!same.isEmpty() && context.chance(Odds.NEARLY_ALWAYS)) {
      return context.chance(EVENLY) ? same.get(same.size() - 1) : context.pick(same);
    }
    List<TensorValue> alike = scope.tensors.stream()
        .filter(tensor -> tensor.shape().element().equals(shape.element())
            && tensor.shape().sizes().equals(shape.sizes()) && !tensor.shape().equals(shape)).toList();
    return alike.isEmpty() || context.chance(SOMETIMES) ? create(scope, shape)
        : castTo(scope, context.pick(alike), shape);
  }

  private TensorValue castTo(TensorScope scope, TensorValue tensor, TensorShape shape) {
    String name = out.define("t", "tensor.cast " + tensor.name() + " : " + tensor.type() + " to " + shape.text());
    return scope.add(new TensorValue(name, shape, tensor.origin()));
  }

  private TensorValue create(TensorScope scope, TensorShape shape) {
    if (shape.isStatic() && context.chance(SOMETIMES)) {
      return scope.add(TensorValue.fresh(context.chance(EVENLY) || shape.element().equals("index")
          ? fromElements(scope, shape) : constant(shape), shape));
    }
    return fill(scope, empty(scope, shape));
  }

  private String constant(TensorShape shape) {
    String value = context.chance(SOMETIMES) ? String.valueOf(context.random.nextInt(50)) : numbers(shape.sizes());
    return out.define("t", "arith.constant dense<" + value + "> : " + shape.text());
  }

  private String numbers(List<Integer> sizes) {
    if (sizes.isEmpty()) {
      return String.valueOf(context.random.nextInt(50));
    }
    return IntStream.range(0, sizes.get(0)).mapToObj(i -> numbers(sizes.subList(1, sizes.size())))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private String fromElements(TensorScope scope, TensorShape shape) {
    List<String> elements = new ArrayList<>();
    String first = scalar(scope, shape.element());
    for (int i = 0; i < shape.elements(); i++) {
      elements.add(context.chance(SELDOM) ? scalar(scope, shape.element()) : first);
    }
    return out.define("t", "tensor.from_elements " + String.join(", ", elements) + " : " + shape.text());
  }

  /** Returns a tensor that must not be read. It is not visible. */
  private TensorValue empty(TensorScope scope, TensorShape shape) {
    List<String> sizes = new ArrayList<>();
    for (int i = 0; i < shape.rank(); i++) {
      if (shape.dynamic().get(i)) {
        sizes.add(size(scope, shape.sizes().get(i)));
      }
    }
    String operation = context.chance(Odds.NEARLY_ALWAYS) ? "tensor.empty" : "bufferization.alloc_tensor";
    return TensorValue.fresh(
        out.define("t", operation + "(" + String.join(", ", sizes) + ") : " + shape.text()), shape);
  }

  /** Returns a tensor to which all elements will be written: a visible one or an empty one. */
  private TensorValue destination(TensorScope scope, TensorShape shape) {
    return context.chance(EVENLY) ? empty(scope, shape) : provide(scope, shape);
  }

  /** Returns an index that is {@code value} when the program is executed, but not a constant. */
  private String size(TensorScope scope, int value) {
    return out.define("n", "arith.muli " + scope.one + ", " + context.index(value) + " : index");
  }

  /** Returns an index between 0 and {@code most}, as a number or a value. */
  private String offset(TensorScope scope, int most) {
    if (context.profile == Profile.BUFFERIZABLE_RECURSION && context.chance(SOMETIMES)) {
      String later = laterIndex(scope, most);
      if (later != null) {
        return later;
      }
    }
    List<TensorScope.Index> fit = scope.indices.stream().filter(index -> index.most() <= most).toList();
    if (!fit.isEmpty() && context.chance(MOSTLY)) {
      return context.pick(fit).name();
    }
    return context.chance(MOSTLY) ? String.valueOf(context.random.nextInt(most + 1))
        : context.indexBelow(scope.scalars, most + 1);
  }

  /** Returns the sum of an index and a constant, of at most {@code most}; null if there is no such index. */
  private @Nullable String laterIndex(TensorScope scope, int most) {
    List<TensorScope.Index> fit = scope.indices.stream().filter(index -> index.most() < most).toList();
    if (fit.isEmpty()) {
      return null;
    }
    TensorScope.Index index = context.pick(fit);
    int distance = 1 + context.random.nextInt(most - index.most());
    String name = out.define("i", "arith.addi " + index.name() + ", " + context.index(distance) + " : index");
    scope.indices.add(new TensorScope.Index(name, index.most() + distance));
    return name;
  }

  private String position(TensorScope scope, TensorShape shape) {
    return shape.sizes().stream().map(size -> {
      String offset = offset(scope, size - 1);
      return offset.startsWith("%") ? offset : context.index(Integer.parseInt(offset));
    }).collect(Collectors.joining(", ", "[", "]"));
  }

  private String scalar(TensorScope scope, String element) {
    String value = context.someLong(scope.scalars);
    return element.equals("i64") ? value : out.define("k", "arith.trunci " + value + " : i64 to " + element);
  }

  private void mix(TensorScope scope, String value, String element) {
    String wide = element.equals("i64") ? value : out.define("w", "arith.extsi " + value + " : " + element + " to i64");
    context.mix(scope.scalars, wide);
    scope.scalars.longs.add(wide);
  }

  // ---- elements and slices -----------------------------------------------------------------------------------------

  private void insert(TensorScope scope) {
    TensorValue tensor = some(scope);
    String value = scalar(scope, tensor.shape().element());
    scope.add(tensor.changed(out.define("t", "tensor.insert " + value + " into " + tensor.name()
        + position(scope, tensor.shape()) + " : " + tensor.type())));
  }

  void read(TensorScope scope, TensorValue tensor) {
    String value = out.define("e", "tensor.extract " + tensor.name() + position(scope, tensor.shape()) + " : "
        + tensor.type());
    mix(scope, value, tensor.shape().element());
  }

  /** Adds a value to the checksum that depends on each element and its place. */
  void readAll(TensorScope scope, TensorValue tensor) {
    TensorShape point = tensor.shape().withSizes(List.of());
    TensorValue start = fill(scope, empty(scope, point));
    String element = point.element();
    String loops = dimensions(tensor.shape().rank());
    String name = out.fresh("t");
    out.open(name + " = linalg.generic {indexing_maps = [affine_map<(" + loops + ") -> (" + loops
        + ")>, affine_map<(" + loops + ") -> ()>], iterator_types = ["
        + String.join(", ", Collections.nCopies(tensor.shape().rank(), "\"reduction\"")) + "]} ins(" + tensor.name()
        + " : " + tensor.type() + ") outs(" + start.name() + " : " + start.type() + ") {");
    String in = out.fresh("x");
    String sum = out.fresh("y");
    out.label("^bb0(" + in + ": " + element + ", " + sum + ": " + element + "):");
    String prime = out.define("k", "arith.constant 31 : " + element);
    String scaled = out.define("m", "arith.muli " + sum + ", " + prime + " : " + element);
    out.line("linalg.yield " + out.define("s", "arith.addi " + scaled + ", " + in + " : " + element) + " : " + element);
    out.close("} -> " + start.type());
    read(scope, start.changed(name));
  }

  private static String dimensions(int rank) {
    return IntStream.range(0, rank).mapToObj(i -> "d" + i).collect(Collectors.joining(", "));
  }

  /** Returns a random part of a tensor, all within its bounds. */
  private Slice slice(TensorScope scope, TensorShape whole) {
    List<String> offsets = new ArrayList<>();
    List<String> sizes = new ArrayList<>();
    List<String> strides = new ArrayList<>();
    List<Integer> kept = new ArrayList<>();
    List<Boolean> dynamic = new ArrayList<>();
    boolean reduces = context.chance(EVENLY);
    for (int size : whole.sizes()) {
      int stride = size >= 4 && context.chance(SELDOM) ? 2 : 1;
      int longest = (size + stride - 1) / stride;
      boolean isShort = context.profile == Profile.BUFFERIZABLE_RECURSION && context.chance(MOSTLY);
      int length = 1 + context.random.nextInt(isShort ? (longest + 1) / 2 : longest);
      boolean isDynamic = context.chance(SELDOM);
      offsets.add(offset(scope, size - 1 - (length - 1) * stride));
      sizes.add(isDynamic ? size(scope, length) : String.valueOf(length));
      strides.add(String.valueOf(stride));
      if (isDynamic || length > 1 || !reduces) {
        kept.add(length);
        dynamic.add(isDynamic);
      }
    }
    return new Slice(offsets + " " + sizes + " " + strides,
        new TensorShape(whole.element(), List.copyOf(kept), List.copyOf(dynamic)));
  }

  TensorValue extract(TensorScope scope, TensorValue tensor, Slice slice) {
    return scope.add(TensorValue.fresh(out.define("t", "tensor.extract_slice " + tensor.name() + slice.text() + " : "
        + tensor.type() + " to " + slice.shape().text()), slice.shape()));
  }

  private void extractSlice(TensorScope scope) {
    TensorValue tensor = some(scope);
    if (tensor.shape().rank() > 0) {
      extract(scope, tensor, slice(scope, tensor.shape()));
    }
  }

  private void insertSlice(TensorScope scope) {
    TensorValue tensor = some(scope);
    if (tensor.shape().rank() > 0) {
      Slice slice = slice(scope, tensor.shape());
      insert(scope, provide(scope, slice.shape()), tensor, slice);
    }
  }

  private void insert(TensorScope scope, TensorValue part, TensorValue tensor, Slice slice) {
    scope.add(tensor.changed(out.define("t", "tensor.insert_slice " + part.name() + " into " + tensor.name()
        + slice.text() + " : " + part.type() + " into " + tensor.type())));
  }

  /** Extracts a slice, changes it, and inserts it at the same position or, less often, elsewhere. */
  private void changeSlice(TensorScope scope) {
    TensorValue tensor = some(scope);
    if (tensor.shape().rank() == 0) {
      return;
    }
    Slice slice = slice(scope, tensor.shape());
    TensorValue part = change(scope, extract(scope, tensor, slice));
    if (context.chance(SELDOM)) {
      tensor = provide(scope, tensor.shape());
    }
    insert(scope, part, tensor, slice);
  }

  /** Returns the tensor after one to three changes. */
  TensorValue change(TensorScope scope, TensorValue tensor) {
    TensorValue changed = tensor;
    for (int i = context.random.nextInt(3); i >= 0; i--) {
      changed = switch (context.random.nextInt(4)) {
        case 0 -> fill(scope, changed);
        case 1 -> generic(scope, changed);
        case 2 -> map(scope, changed);
        default -> scope.add(changed.changed(out.define("t", "tensor.insert " + scalar(scope, changed.shape().element())
            + " into " + changed.name() + position(scope, changed.shape()) + " : " + changed.type())));
      };
    }
    return changed;
  }

  private void pad(TensorScope scope) {
    TensorValue tensor = some(scope);
    TensorShape shape = tensor.shape();
    if (shape.rank() == 0 || shape.elements() * 2 > MOST_ELEMENTS) {
      return;
    }
    List<String> low = new ArrayList<>();
    List<String> high = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    List<Boolean> dynamic = new ArrayList<>();
    for (int i = 0; i < shape.rank(); i++) {
      int before = context.random.nextInt(3);
      int after = context.random.nextInt(2);
      boolean isDynamic = context.chance(SELDOM);
      low.add(isDynamic ? size(scope, before) : String.valueOf(before));
      high.add(String.valueOf(after));
      sizes.add(shape.sizes().get(i) + before + after);
      dynamic.add(isDynamic || shape.dynamic().get(i));
    }
    TensorShape padded = new TensorShape(shape.element(), List.copyOf(sizes), List.copyOf(dynamic));
    String value = scalar(scope, shape.element());
    String name = out.fresh("t");
    out.open(name + " = tensor.pad " + tensor.name() + (context.chance(SELDOM) ? " nofold" : "") + " low" + low
        + " high" + high + " {");
    out.label("^bb0(" + indexParameters(shape.rank()) + "):");
    out.line("tensor.yield " + value + " : " + shape.element());
    out.close("} : " + tensor.type() + " to " + padded.text());
    scope.add(TensorValue.fresh(name, padded));
  }

  private String indexParameters(int rank) {
    return IntStream.range(0, rank).mapToObj(i -> out.fresh("i") + ": index").collect(Collectors.joining(", "));
  }

  private void generate(TensorScope scope) {
    TensorShape shape = someShape();
    TensorValue read = some(scope);
    String place = position(scope, read.shape());
    String added = scalar(scope, shape.element());
    List<String> sizes = new ArrayList<>();
    for (int i = 0; i < shape.rank(); i++) {
      if (shape.dynamic().get(i)) {
        sizes.add(size(scope, shape.sizes().get(i)));
      }
    }
    String name = out.fresh("t");
    out.open(name + " = tensor.generate " + String.join(", ", sizes) + " {");
    String parameters = indexParameters(shape.rank());
    out.label("^bb0(" + parameters + "):");
    String value = context.chance(EVENLY) && read.shape().element().equals(shape.element())
        ? out.define("e", "tensor.extract " + read.name() + place + " : " + read.type())
        : out.define("e", "arith.index_cast " + parameters.substring(0, parameters.indexOf(':')) + " : index to "
            + shape.element());
    out.line("tensor.yield " + out.define("s", "arith.addi " + value + ", " + added + " : " + shape.element()) + " : "
        + shape.element());
    out.close("} : " + shape.text());
    scope.add(TensorValue.fresh(name, shape));
  }

  // ---- shapes ------------------------------------------------------------------------------------------------------

  private void cast(TensorScope scope) {
    TensorValue tensor = some(scope);
    TensorShape shape = context.chance(EVENLY) ? someDynamic(tensor.shape())
        : TensorShape.ofStatic(tensor.shape().element(), tensor.shape().sizes());
    if (!shape.equals(tensor.shape())) {
      castTo(scope, tensor, shape);
    }
  }

  private void expand(TensorScope scope) {
    TensorValue tensor = some(scope);
    TensorShape shape = tensor.shape();
    if (shape.rank() != 1 || !shape.isStatic()) {
      return;
    }
    int size = shape.sizes().get(0);
    List<Integer> sizes = size % 2 == 0 && context.chance(MOSTLY) ? List.of(2, size / 2) : List.of(1, size);
    TensorShape expanded = shape.withSizes(sizes);
    scope.add(new TensorValue(out.define("t", "tensor.expand_shape " + tensor.name() + " [[0, 1]] output_shape " + sizes
        + " : " + tensor.type() + " into " + expanded.text()), expanded, tensor.origin()));
  }

  private void collapse(TensorScope scope) {
    TensorValue tensor = someOfRank(scope, 2);
    if (tensor == null) {
      return;
    }
    TensorShape shape = tensor.shape();
    TensorShape collapsed = new TensorShape(shape.element(), List.of(shape.elements()), List.of(!shape.isStatic()));
    scope.add(new TensorValue(out.define("t", "tensor.collapse_shape " + tensor.name() + " [[0, 1]] : " + tensor.type()
        + " into " + collapsed.text()), collapsed, tensor.origin()));
  }

  private void dimension(TensorScope scope) {
    TensorValue tensor = some(scope);
    if (tensor.shape().rank() == 0) {
      return;
    }
    int dimension = context.random.nextInt(tensor.shape().rank());
    String name = out.define("d", "tensor.dim " + tensor.name() + ", " + context.index(dimension) + " : "
        + tensor.type());
    scope.indices.add(new TensorScope.Index(name, tensor.shape().sizes().get(dimension)));
  }

  private void select(TensorScope scope) {
    TensorValue first = some(scope);
    TensorValue second = provide(scope, first.shape());
    scope.add(TensorValue.fresh(out.define("t", "arith.select " + context.condition(scope.scalars) + ", "
        + first.name() + ", " + second.name() + " : " + first.type()), first.shape()));
  }

  // ---- linalg ------------------------------------------------------------------------------------------------------

  private TensorValue fill(TensorScope scope, TensorValue tensor) {
    String element = tensor.shape().element();
    return scope.add(tensor.changed(out.define("t", "linalg.fill ins(" + scalar(scope, element) + " : " + element
        + ") outs(" + tensor.name() + " : " + tensor.type() + ") -> " + tensor.type())));
  }

  private TensorValue map(TensorScope scope, TensorValue tensor) {
    TensorValue other = provide(scope, tensor.shape());
    TensorValue into = context.chance(EVENLY) ? tensor : destination(scope, tensor.shape());
    return scope.add(into.changed(out.define("t", "linalg.map { " + context.pick("arith.addi", "arith.subi",
        "arith.muli", "arith.xori") + " } ins(" + tensor.name() + ", " + other.name() + " : " + tensor.type() + ", "
        + other.type() + ") outs(" + into.name() + " : " + into.type() + ")")));
  }

  /** Emits a parallel operation that updates its last operand, and reads another tensor or another slice. */
  private TensorValue generic(TensorScope scope, TensorValue tensor) {
    TensorShape shape = tensor.shape();
    int dropped = shape.rank() > 0 && context.chance(SOMETIMES) ? context.random.nextInt(shape.rank()) : -1;
    TensorValue input = dropped < 0 ? provide(scope, shape) : provide(scope, shape.without(dropped));
    String loops = dimensions(shape.rank());
    String read = IntStream.range(0, shape.rank()).filter(i -> i != dropped).mapToObj(i -> "d" + i)
        .collect(Collectors.joining(", "));
    boolean overwrites = context.chance(SOMETIMES);
    TensorValue into = overwrites ? destination(scope, shape) : tensor;
    String element = shape.element();
    String name = out.fresh("t");
    out.open(name + " = linalg.generic {indexing_maps = [affine_map<(" + loops + ") -> (" + read + ")>, affine_map<("
        + loops + ") -> (" + loops + ")>], iterator_types = ["
        + String.join(", ", Collections.nCopies(shape.rank(), "\"parallel\"")) + "]} ins(" + input.name() + " : "
        + input.type() + ") outs(" + into.name() + " : " + into.type() + ") {");
    String in = out.fresh("x");
    String old = out.fresh("y");
    out.label("^bb0(" + in + ": " + element + ", " + old + ": " + element + "):");
    String other = overwrites ? in : old;
    if (shape.rank() > 0 && context.chance(SOMETIMES)) {
      String index = out.define("i", "linalg.index 0 : index");
      other = out.define("w", "arith.index_cast " + index + " : index to " + element);
      if (!overwrites) {
        other = out.define("s", "arith.addi " + other + ", " + old + " : " + element);
      }
    }
    out.line("linalg.yield " + out.define("s", "arith." + context.pick("addi", "muli", "subi") + " " + in + ", " + other
        + " : " + element) + " : " + element);
    out.close("} -> " + into.type());
    return scope.add(into.changed(name));
  }

  private void matmul(TensorScope scope) {
    TensorValue left = someOfRank(scope, 2);
    if (left == null) {
      return;
    }
    TensorShape shape = left.shape();
    int columns = context.pick(2, 3, 4);
    TensorShape other = new TensorShape(shape.element(), List.of(shape.sizes().get(1), columns),
        List.of(shape.dynamic().get(1), false));
    TensorShape result = new TensorShape(shape.element(), List.of(shape.sizes().get(0), columns),
        List.of(shape.dynamic().get(0), false));
    TensorValue right = provide(scope, other);
    TensorValue into = context.chance(EVENLY) ? provide(scope, result) : fill(scope, empty(scope, result));
    scope.add(into.changed(out.define("t", "linalg.matmul ins(" + left.name() + ", " + right.name() + " : "
        + left.type() + ", " + right.type() + ") outs(" + into.name() + " : " + into.type() + ") -> " + into.type())));
  }

  private void reduce(TensorScope scope) {
    TensorValue tensor = some(scope);
    if (tensor.shape().rank() == 0) {
      return;
    }
    int dimension = context.random.nextInt(tensor.shape().rank());
    TensorShape shape = tensor.shape().without(dimension);
    TensorValue into = context.chance(EVENLY) ? provide(scope, shape) : fill(scope, empty(scope, shape));
    scope.add(into.changed(out.define("t", "linalg.reduce { " + context.pick("arith.addi", "arith.muli", "arith.maxsi")
        + " } ins(" + tensor.name() + " : " + tensor.type() + ") outs(" + into.name() + " : " + into.type()
        + ") dimensions = [" + dimension + "]")));
  }

  private void copy(TensorScope scope) {
    TensorValue tensor = some(scope);
    if (context.chance(SOMETIMES)) {
      String name = out.define("t", "bufferization.alloc_tensor() copy(" + tensor.name() + ") : " + tensor.type());
      scope.add(TensorValue.fresh(name, tensor.shape()));
      return;
    }
    TensorValue into = destination(scope, tensor.shape());
    String text = context.chance(SOMETIMES)
        ? "bufferization.materialize_in_destination " + tensor.name() + " in " + into.name() + " : (" + tensor.type()
            + ", " + into.type() + ") -> " + into.type()
        : "linalg.copy ins(" + tensor.name() + " : " + tensor.type() + ") outs(" + into.name() + " : " + into.type()
            + ") -> " + into.type();
    scope.add(into.changed(out.define("t", text)));
  }

  private void transpose(TensorScope scope) {
    TensorValue tensor = someOfRank(scope, 2);
    if (tensor == null) {
      return;
    }
    TensorShape shape = tensor.shape().permuted(List.of(1, 0));
    TensorValue into = empty(scope, shape);
    scope.add(into.changed(out.define("t", "linalg.transpose ins(" + tensor.name() + " : " + tensor.type() + ") outs("
        + into.name() + " : " + into.type() + ") permutation = [1, 0]")));
  }
}
