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

/** Operations on vectors of floats: shapes, slices, masks, reductions, and transfers from and to memory. */
final class VectorOperations extends TypedFunctions {
  VectorOperations(Context context) {
    super(context);
  }

  @Override
  void emit(TypedValues scope) {
    switch (context.random.nextInt(22)) {
      case 0, 1 -> broadcast(scope);
      case 2, 3 -> extract(scope);
      case 4, 5 -> insert(scope);
      case 6 -> extractSlice(scope);
      case 7 -> insertSlice(scope);
      case 8, 9 -> shapeCast(scope);
      case 10, 11 -> transpose(scope);
      case 12 -> mask(scope);
      case 13 -> reduction(scope);
      case 14 -> multiReduction(scope);
      case 15 -> read(scope);
      case 16 -> write(scope);
      case 17 -> maskedAccess(scope);
      case 18 -> shuffle(scope);
      case 19 -> arithmetic(scope);
      case 20 -> splat(scope);
      default -> contract(scope);
    }
  }

  private List<Integer> someSizes(int rank) {
    List<Integer> sizes = new ArrayList<>();
    for (int i = rank + context.random.nextInt(4 - rank); i > 0; i--) {
      sizes.add(context.pick(1, 2, 4, 4, 8));
    }
    return sizes;
  }

  private static String vector(List<Integer> sizes) {
    return "vector<" + sizes.stream().map(size -> size + "x").collect(Collectors.joining()) + "f32>";
  }

  /** Returns a vector type, or the element type if there are no dimensions. */
  private static String vectorOrElement(List<Integer> sizes) {
    return sizes.isEmpty() ? "f32" : vector(sizes);
  }

  private static List<Integer> sizes(String vector) {
    List<Integer> sizes = new ArrayList<>();
    for (String size : vector.substring(7, vector.length() - 4).split("x")) {
      if (!size.isEmpty()) {
        sizes.add(Integer.parseInt(size));
      }
    }
    return sizes;
  }

  private String someVector(TypedValues scope, int rank) {
    List<String> visible = scope.types().stream()
        .filter(type -> type.startsWith("vector<") && type.endsWith("f32>") && sizes(type).size() >= rank).toList();
    return !visible.isEmpty() && context.chance(MOSTLY) ? context.pick(visible) : vector(someSizes(rank));
  }

  private void broadcast(TypedValues scope) {
    List<Integer> sizes = someSizes(1);
    List<Integer> from = new ArrayList<>(sizes.subList(context.random.nextInt(sizes.size() + 1), sizes.size()));
    if (!from.isEmpty() && context.chance(SOMETIMES)) {
      from.set(context.random.nextInt(from.size()), 1);
    }
    String source = vectorOrElement(from);
    define(scope, vector(sizes), "vector.broadcast " + value(scope, source) + " : " + source + " to "
        + vector(sizes));
  }

  private String position(List<Integer> sizes, int count) {
    return "[" + sizes.subList(0, count).stream().map(size -> String.valueOf(context.random.nextInt(size)))
        .collect(Collectors.joining(", ")) + "]";
  }

  private void extract(TypedValues scope) {
    String from = someVector(scope, 1);
    List<Integer> sizes = sizes(from);
    int count = 1 + context.random.nextInt(sizes.size());
    String to = vectorOrElement(sizes.subList(count, sizes.size()));
    define(scope, to, "vector.extract " + value(scope, from) + position(sizes, count) + " : " + to + " from " + from);
  }

  private void insert(TypedValues scope) {
    String into = someVector(scope, 1);
    List<Integer> sizes = sizes(into);
    int count = 1 + context.random.nextInt(sizes.size());
    String from = vectorOrElement(sizes.subList(count, sizes.size()));
    define(scope, into, "vector.insert " + value(scope, from) + ", " + value(scope, into) + position(sizes, count)
        + " : " + from + " into " + into);
  }

  private void extractSlice(TypedValues scope) {
    String from = someVector(scope, 1);
    List<Integer> sizes = sizes(from);
    List<Integer> offsets = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    List<Integer> result = new ArrayList<>(sizes);
    for (int i = 0; i <= context.random.nextInt(sizes.size()); i++) {
      offsets.add(context.random.nextInt(sizes.get(i)));
      taken.add(1 + context.random.nextInt(sizes.get(i) - offsets.get(i)));
      result.set(i, taken.get(i));
    }
    define(scope, vector(result), "vector.extract_strided_slice " + value(scope, from) + " {offsets = " + offsets
        + ", sizes = " + taken + ", strides = " + Collections.nCopies(taken.size(), 1) + "} : " + from + " to "
        + vector(result));
  }

  private void insertSlice(TypedValues scope) {
    String into = someVector(scope, 1);
    List<Integer> offsets = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    for (int size : sizes(into)) {
      offsets.add(context.random.nextInt(size));
      taken.add(1 + context.random.nextInt(size - offsets.get(offsets.size() - 1)));
    }
    int dropped = context.random.nextInt(taken.size());
    String from = vector(taken.subList(dropped, taken.size()));
    define(scope, into, "vector.insert_strided_slice " + value(scope, from) + ", " + value(scope, into)
        + " {offsets = " + offsets + ", strides = " + Collections.nCopies(taken.size() - dropped, 1) + "} : " + from
        + " into " + into);
  }

  private void shapeCast(TypedValues scope) {
    String from = someVector(scope, 1);
    List<Integer> sizes = sizes(from);
    int at = context.random.nextInt(sizes.size());
    if (context.chance(EVENLY)) {
      sizes.add(at, 1);
    } else if (at > 0) {
      sizes.set(at - 1, sizes.get(at - 1) * sizes.remove(at));
    } else {
      int factor = sizes.get(0) % 2 == 0 ? 2 : 1;
      sizes.set(0, sizes.get(0) / factor);
      sizes.add(0, factor);
    }
    define(scope, vector(sizes), "vector.shape_cast " + value(scope, from) + " : " + from + " to " + vector(sizes));
  }

  private void transpose(TypedValues scope) {
    String from = someVector(scope, 1);
    List<Integer> sizes = sizes(from);
    List<Integer> order = new ArrayList<>(IntStream.range(0, sizes.size()).boxed().toList());
    Collections.shuffle(order, context.random);
    String to = vector(order.stream().map(sizes::get).toList());
    define(scope, to, "vector.transpose " + value(scope, from) + ", " + order + " : " + from + " to " + to);
  }

  private void mask(TypedValues scope) {
    String type = someVector(scope, 1);
    String mask = type.replace("f32", "i1");
    List<Integer> sizes = sizes(type);
    if (context.chance(EVENLY)) {
      String taken = sizes.stream().map(size -> String.valueOf(context.random.nextInt(size + 1)))
          .collect(Collectors.joining(", "));
      define(scope, mask, "vector.constant_mask [" + (taken.matches(".*\\b0\\b.*") ? taken.replaceAll("\\d+", "0")
          : taken) + "] : " + mask);
      return;
    }
    String taken = sizes.stream().map(size -> value(scope, "index")).collect(Collectors.joining(", "));
    define(scope, mask, "vector.create_mask " + taken + " : " + mask);
  }

  private void reduction(TypedValues scope) {
    String from = vector(List.of(context.pick(1, 4, 8)));
    String kind = context.pick("add", "mul", "minimumf", "maximumf", "maxnumf");
    String accumulator = context.chance(EVENLY) ? ", " + value(scope, "f32") : "";
    define(scope, "f32", "vector.reduction <" + kind + ">, " + value(scope, from) + accumulator + " : " + from
        + " into f32");
  }

  private void multiReduction(TypedValues scope) {
    String from = someVector(scope, 1);
    List<Integer> sizes = sizes(from);
    List<Integer> dims = new ArrayList<>();
    List<Integer> kept = new ArrayList<>();
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.size() == 1 || context.chance(EVENLY)) { // MLIR folds a reduction without dimensions to another value
        dims.add(i);
      } else {
        kept.add(sizes.get(i));
      }
    }
    String to = vectorOrElement(kept);
    define(scope, to, "vector.multi_reduction <" + context.pick("add", "mul") + ">, " + value(scope, from) + ", "
        + value(scope, to) + " " + dims + " : " + from + " to " + to);
  }

  private String indices(TypedValues scope, int count) {
    return "[" + IntStream.range(0, count).mapToObj(i -> value(scope, "index")).collect(Collectors.joining(", "))
        + "]";
  }

  private String permutation() {
    return context.pick("", " {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}",
        " {permutation_map = affine_map<(d0, d1) -> (d0, 0)>}", " {in_bounds = [true, true]}",
        " {in_bounds = [false, true]}");
  }

  private void read(TypedValues scope) {
    String from = context.pick("memref<?x?xf32>", "memref<8x8xf32>", "tensor<?x8xf32>", "tensor<8x4xf32>");
    String to = context.pick("vector<4x4xf32>", "vector<2x8xf32>", "vector<1x4xf32>");
    String attributes = permutation();
    if (attributes.contains("0)>")) {
      attributes = attributes.replace("}", ", in_bounds = [false, true]}");
    }
    define(scope, to, "vector.transfer_read " + value(scope, from) + indices(scope, 2) + ", " + value(scope, "f32")
        + attributes + " : " + from + ", " + to);
  }

  private void write(TypedValues scope) {
    String into = context.pick("memref<?x?xf32>", "memref<8x8xf32>", "tensor<?x8xf32>", "tensor<8x4xf32>");
    String from = context.pick("vector<4x4xf32>", "vector<2x8xf32>", "vector<1x4xf32>");
    String attributes = permutation();
    String text = "vector.transfer_write " + value(scope, from) + ", " + value(scope, into) + indices(scope, 2)
        + (attributes.contains("0)>") ? "" : attributes) + " : " + from + ", " + into;
    if (into.startsWith("tensor")) {
      define(scope, into, text);
    } else {
      out().line(text);
    }
  }

  private void maskedAccess(TypedValues scope) {
    String mask = value(scope, "vector<4xi1>");
    String base = value(scope, "memref<?x?xf32>") + indices(scope, 2);
    if (context.chance(EVENLY)) {
      define(scope, "vector<4xf32>", "vector.maskedload " + base + ", " + mask + ", " + value(scope, "vector<4xf32>")
          + " : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>");
    } else {
      out().line("vector.maskedstore " + base + ", " + mask + ", " + value(scope, "vector<4xf32>")
          + " : memref<?x?xf32>, vector<4xi1>, vector<4xf32>");
    }
  }

  private void shuffle(TypedValues scope) {
    List<Integer> lanes = IntStream.range(0, context.pick(1, 4, 8)).mapToObj(i -> context.random.nextInt(8)).toList();
    String to = vector(List.of(lanes.size()));
    define(scope, to, "vector.shuffle " + value(scope, "vector<4xf32>") + ", " + value(scope, "vector<4xf32>") + " "
        + lanes + " : vector<4xf32>, vector<4xf32>");
  }

  private void arithmetic(TypedValues scope) {
    String type = someVector(scope, 1);
    if (context.chance(SOMETIMES)) {
      define(scope, type, "vector.fma " + value(scope, type) + ", " + value(scope, type) + ", " + value(scope, type)
          + " : " + type);
      return;
    }
    define(scope, type, "arith." + context.pick("addf", "mulf", "subf") + " " + value(scope, type) + ", "
        + value(scope, type) + " : " + type);
  }

  private void splat(TypedValues scope) {
    String type = someVector(scope, 1);
    define(scope, type, "vector.splat " + value(scope, "f32") + " : " + type);
  }

  private void contract(TypedValues scope) {
    if (context.chance(EVENLY)) {
      define(scope, "vector<4x8xf32>", "vector.outerproduct " + value(scope, "vector<4xf32>") + ", "
          + value(scope, "vector<8xf32>") + (context.chance(EVENLY) ? ", " + value(scope, "vector<4x8xf32>") : "")
          + " : vector<4xf32>, vector<8xf32>");
      return;
    }
    define(scope, "vector<4x8xf32>", "vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, "
        + "affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = "
        + "[\"parallel\", \"parallel\", \"reduction\"], kind = #vector.kind<add>} " + value(scope, "vector<4x2xf32>")
        + ", " + value(scope, "vector<2x8xf32>") + ", " + value(scope, "vector<4x8xf32>")
        + " : vector<4x2xf32>, vector<2x8xf32> into vector<4x8xf32>");
  }
}
