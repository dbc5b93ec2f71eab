// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Emits views of buffers: parts, reversed dimensions, other shapes, and types with more dynamic sizes. */
final class BufferViews {
  /** A buffer, its type, and its actual sizes. */
  record View(String name, String type, int[] sizes) {
    int count() {
      return Arrays.stream(sizes).reduce(1, (a, b) -> a * b);
    }
  }

  /** Layouts of memref types; a dynamic size, stride or offset is a question mark. */
  private record Layout(List<String> sizes, List<String> strides, String offset) {
    private static final Pattern TYPE =
        Pattern.compile("memref<((?:(?:\\d+|\\?)x)*)\\w+(?:, strided<\\[(.*?)](?:, offset: (\\S+))?>)?>");

    static Layout of(String type) {
      Matcher matcher = TYPE.matcher(type);
      if (!matcher.matches()) {
        throw new IllegalArgumentException(type);
      }
      List<String> sizes = matcher.group(1).isEmpty() ? List.of() : List.of(matcher.group(1).split("x"));
      if (matcher.group(2) != null) {
        List<String> strides = matcher.group(2).isEmpty() ? List.of() : List.of(matcher.group(2).split(", "));
        return new Layout(sizes, strides, matcher.group(3) == null ? "0" : matcher.group(3));
      }
      List<String> strides = new ArrayList<>();
      String next = "1";
      for (int i = sizes.size() - 1; i >= 0; i--) {
        strides.add(0, next);
        next = times(next, sizes.get(i));
      }
      return new Layout(sizes, strides, "0");
    }

    boolean isIdentity() {
      return offset.equals("0") && strides.equals(of("memref<" + dimensions() + "i8>").strides);
    }

    String dimensions() {
      return String.join("", sizes.stream().map(size -> size + "x").toList());
    }

    String type(String element) {
      return "memref<" + dimensions() + element + ", strided<[" + String.join(", ", strides) + "]"
          + (offset.equals("0") ? "" : ", offset: " + offset) + ">>";
    }
  }

  private final Context context;
  private final Emitter out;

  BufferViews(Context context) {
    this.context = context;
    this.out = context.out;
  }

  private static String times(String a, String b) {
    if (a.equals("0") || b.equals("0")) {
      return "0";
    }
    return a.equals("?") || b.equals("?") ? "?" : String.valueOf(Long.parseLong(a) * Long.parseLong(b));
  }

  private static String plus(String a, String b) {
    return a.equals("?") || b.equals("?") ? "?" : String.valueOf(Long.parseLong(a) + Long.parseLong(b));
  }

  /** Emits a random view of a buffer. */
  View of(View buffer, String element) {
    Layout layout = Layout.of(buffer.type());
    int rank = buffer.sizes().length;
    return switch (context.random.nextInt(6)) {
      case 0 -> rank == 2 ? transpose(buffer, layout, element) : part(buffer, layout, element);
      case 1 -> layout.isIdentity() && rank > 1 ? collapse(buffer, layout, element) : part(buffer, layout, element);
      case 2 -> layout.isIdentity() && rank == 1 ? expand(buffer, layout, element) : part(buffer, layout, element);
      case 3 -> reinterpret(buffer, layout, element);
      case 4 -> layout.isIdentity() ? cast(buffer, element) : part(buffer, layout, element);
      default -> part(buffer, layout, element);
    };
  }

  /** Returns a number as a literal or as a value, and adds it to the static form of the type. */
  private String operand(int number, List<String> known) {
    boolean isStatic = context.chance(EVENLY);
    known.add(isStatic ? String.valueOf(number) : "?");
    return isStatic ? String.valueOf(number) : context.index(number);
  }

  private View part(View buffer, Layout layout, String element) {
    int rank = buffer.sizes().length;
    int[] sizes = new int[rank];
    List<String> offsets = new ArrayList<>();
    List<String> counts = new ArrayList<>();
    List<String> steps = new ArrayList<>();
    List<String> offsetTexts = new ArrayList<>();
    List<String> countTexts = new ArrayList<>();
    List<String> stepTexts = new ArrayList<>();
    for (int i = 0; i < rank; i++) {
      int from = context.random.nextInt(buffer.sizes()[i]);
      int step = 1 + context.random.nextInt(2);
      sizes[i] = 1 + context.random.nextInt((buffer.sizes()[i] - from - 1) / step + 1);
      offsetTexts.add(operand(from, offsets));
      countTexts.add(operand(sizes[i], counts));
      stepTexts.add(operand(step, steps));
    }
    String offset = layout.offset();
    List<String> strides = new ArrayList<>();
    for (int i = 0; i < rank; i++) {
      offset = plus(offset, times(offsets.get(i), layout.strides().get(i)));
      strides.add(times(steps.get(i), layout.strides().get(i)));
    }
    String type = new Layout(counts, strides, offset).type(element);
    return new View(out.define("w", "memref.subview " + buffer.name() + "[" + String.join(", ", offsetTexts) + "] ["
        + String.join(", ", countTexts) + "] [" + String.join(", ", stepTexts) + "] : " + buffer.type() + " to "
        + type), type, sizes);
  }

  private View transpose(View buffer, Layout layout, String element) {
    String type = new Layout(List.of(layout.sizes().get(1), layout.sizes().get(0)),
        List.of(layout.strides().get(1), layout.strides().get(0)), layout.offset()).type(element);
    return new View(out.define("w", "memref.transpose " + buffer.name() + " (i, j) -> (j, i) : " + buffer.type()
        + " to " + type), type, new int[] {buffer.sizes()[1], buffer.sizes()[0]});
  }

  private View collapse(View buffer, Layout layout, String element) {
    String size = "1";
    List<String> dimensions = new ArrayList<>();
    for (int i = 0; i < buffer.sizes().length; i++) {
      size = times(size, layout.sizes().get(i));
      dimensions.add(String.valueOf(i));
    }
    String type = "memref<" + size + "x" + element + ">";
    return new View(out.define("w", "memref.collapse_shape " + buffer.name() + " [[" + String.join(", ", dimensions)
        + "]] : " + buffer.type() + " into " + type), type, new int[] {buffer.count()});
  }

  private View expand(View buffer, Layout layout, String element) {
    int count = buffer.count();
    int inner = count % 3 == 0 ? 3 : count % 2 == 0 ? 2 : 1;
    boolean isStatic = !layout.sizes().get(0).equals("?");
    String outer = isStatic ? String.valueOf(count / inner) : context.index(count / inner);
    String type = "memref<" + (isStatic ? outer : "?") + "x" + inner + "x" + element + ">";
    return new View(out.define("w", "memref.expand_shape " + buffer.name() + " [[0, 1]] output_shape [" + outer + ", "
        + inner + "] : " + buffer.type() + " into " + type), type, new int[] {count / inner, inner});
  }

  /** Emits a view of two dimensions that may overlap. */
  private View reinterpret(View buffer, Layout layout, String element) {
    if (!layout.isIdentity() || buffer.count() < 4) {
      return part(buffer, layout, element);
    }
    int count = buffer.count();
    int from = context.random.nextInt(count / 2);
    int stride = 1 + context.random.nextInt(2);
    int columns = 1 + context.random.nextInt(Math.max(1, (count - from) / (2 * stride)));
    int left = count - from - (columns - 1) * stride;
    int rowStride = 1 + context.random.nextInt(left);
    int rows = 1 + context.random.nextInt((left - 1) / rowStride + 1);
    List<String> offset = new ArrayList<>();
    List<String> sizes = new ArrayList<>();
    List<String> strides = new ArrayList<>();
    String offsetText = operand(from, offset);
    String sizeTexts = operand(rows, sizes) + ", " + operand(columns, sizes);
    String strideTexts = operand(rowStride, strides) + ", " + operand(stride, strides);
    String type = new Layout(sizes, strides, offset.get(0)).type(element);
    return new View(out.define("w", "memref.reinterpret_cast " + buffer.name() + " to offset: [" + offsetText
        + "], sizes: [" + sizeTexts + "], strides: [" + strideTexts + "] : " + buffer.type() + " to " + type), type,
        new int[] {rows, columns});
  }

  /** Emits a cast to an unranked type and back, to dynamic sizes. */
  private View cast(View buffer, String element) {
    String unranked = out.define("w", "memref.cast " + buffer.name() + " : " + buffer.type() + " to memref<*x" + element
        + ">");
    String type = "memref<" + "?x".repeat(buffer.sizes().length) + element + ">";
    return new View(out.define("w", "memref.cast " + unranked + " : memref<*x" + element + "> to " + type), type,
        buffer.sizes());
  }
}
