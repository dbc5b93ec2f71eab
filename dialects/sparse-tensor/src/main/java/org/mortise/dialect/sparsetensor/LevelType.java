// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmParser.Delimiter;

/**
 * How one level of a sparse tensor is stored: {@code compressed(nonunique)}.
 *
 * @param properties the sum of the properties
 * @param n the largest number of stored elements of a block of {@code m}; 0 for other formats than structured ones
 * @param m the size of a block; 0 for other formats than structured ones
 */
record LevelType(Format format, int properties, int n, int m) {
  static final int NONUNIQUE = 1;
  static final int NONORDERED = 2;
  static final int SOA = 4;
  private static final List<String> PROPERTIES = List.of("nonunique", "nonordered", "soa");

  /** The format of a level without its properties. */
  enum Format {
    DENSE,
    BATCH,
    COMPRESSED,
    SINGLETON,
    LOOSE_COMPRESSED,
    STRUCTURED;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    boolean hasProperties() {
      return this == COMPRESSED || this == SINGLETON || this == LOOSE_COMPRESSED;
    }
  }

  boolean is(Format other) {
    return format == other;
  }

  boolean has(int property) {
    return (properties & property) != 0;
  }

  /** Returns whether the level has an array of positions. */
  boolean hasPositions() {
    return format == Format.COMPRESSED || format == Format.LOOSE_COMPRESSED;
  }

  /** Returns whether the level has an array of coordinates. */
  boolean hasCoordinates() {
    return format != Format.DENSE && format != Format.BATCH;
  }

  /** Returns the level without properties that do not matter for its storage. */
  LevelType storage() {
    return new LevelType(format, properties & SOA, n, m);
  }

  static LevelType parse(AsmParser parser) {
    int position = parser.position();
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      throw parser.error(position, "expected valid level format (e.g. dense, compressed or singleton)");
    }
    List<Integer> sizes = new ArrayList<>();
    boolean isStructured = word.equals(Format.STRUCTURED.word());
    if (isStructured) {
      parser.parseCommaSeparatedList(
          Delimiter.OPTIONAL_SQUARE, () -> sizes.add(parseSize(parser)), " in structured n out of m");
      if (sizes.size() != 2) {
        throw parser.error(position, "expected exactly 2 structured sizes");
      }
      if (sizes.get(0) > sizes.get(1)) {
        throw parser.error(position, "expected n <= m in n_out_of_m");
      }
    }
    int[] properties = {0};
    parser.parseCommaSeparatedList(
        Delimiter.OPTIONAL_PAREN, () -> properties[0] |= parseProperty(parser), " in level property list");
    Format format = format(word);
    if (format == null) {
      throw parser.error(position, "unknown level format: " + word);
    }
    if (properties[0] != 0 && !format.hasProperties()) {
      throw parser.error(position, "invalid level type: level format doesn't support the properties");
    }
    return new LevelType(format, properties[0], isStructured ? sizes.get(0) : 0, isStructured ? sizes.get(1) : 0);
  }

  private static @Nullable Format format(String word) {
    for (Format each : Format.values()) {
      if (each.word().equals(word)) {
        return each;
      }
    }
    return null;
  }

  /** Parses a size and keeps its low eight bits. */
  private static int parseSize(AsmParser parser) {
    int position = parser.position();
    Long size = parser.parseOptionalInteger();
    if (size == null) {
      throw parser.error(position, "expected valid integer");
    }
    if (size < 0) {
      throw parser.error(position, "expected structured size to be >= 0");
    }
    return (int) (size & 0xff);
  }

  private static int parseProperty(AsmParser parser) {
    int position = parser.position();
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      throw parser.error(position, "expected valid level property (e.g. nonordered, nonunique or high)");
    }
    int index = PROPERTIES.indexOf(word);
    if (index < 0) {
      throw parser.error(position, "unknown level property: " + word);
    }
    return 1 << index;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(format.word());
    if (format == Format.STRUCTURED) {
      text.append('[').append(n).append(", ").append(m).append(']');
    }
    String separator = "(";
    for (int i = 0; i < PROPERTIES.size(); i++) {
      if (has(1 << i)) {
        text.append(separator).append(PROPERTIES.get(i));
        separator = ", ";
      }
    }
    return text.append(properties == 0 ? "" : ")").toString();
  }
}
