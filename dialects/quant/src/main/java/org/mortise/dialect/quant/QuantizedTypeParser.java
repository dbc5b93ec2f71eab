// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatType;

/** Parses the types of the dialect. */
final class QuantizedTypeParser {
  private static final int MAX_WIDTH_DIGITS = 9;

  private final AsmParser parser;
  private final int start;

  QuantizedTypeParser(AsmParser parser) {
    this.parser = parser;
    this.start = parser.position();
  }

  /** Parses a type from its mnemonic on. */
  Type parse() {
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case AnyQuantizedType.MNEMONIC -> parseAny();
      case CalibratedQuantizedType.MNEMONIC -> parseCalibrated();
      case UniformQuantizedType.MNEMONIC -> parseUniform();
      default -> throw parser.error(start, "unknown quantized type " + mnemonic);
    };
  }

  private Type parseAny() {
    parser.parsePunctuation("<");
    QuantizedStorage storage = parseStorage();
    FloatType expressedType = parser.parseOptionalPunctuation(":") ? parseExpressedType() : null;
    parser.parsePunctuation(">");
    return AnyQuantizedType.of(parser.context(), check(storage), expressedType);
  }

  private Type parseCalibrated() {
    parser.parsePunctuation("<");
    int position = parser.position();
    FloatType expressedType;
    try {
      expressedType = parseExpressedType();
    } catch (ParseError error) {
      throw error.then(parser.error(position, "expecting float expressed type"));
    }
    double minimum;
    double maximum;
    try {
      parser.parsePunctuation("<");
      minimum = parser.parseFloat();
      parser.parsePunctuation(":");
      maximum = parser.parseFloat();
      parser.parsePunctuation(">");
    } catch (ParseError error) {
      throw error.then(parser.error(position, "calibrated values must be present"));
    }
    parser.parsePunctuation(">");
    if (!(minimum < maximum)) {
      throw parser.error(start, "illegal min and max: (" + decimal(minimum) + ":" + decimal(maximum) + ")");
    }
    return CalibratedQuantizedType.of(expressedType, minimum, maximum);
  }

  private Type parseUniform() {
    parser.parsePunctuation("<");
    QuantizedStorage storage = parseStorage();
    parser.parsePunctuation(":");
    FloatType expressedType = parseExpressedType();
    if (parser.parseOptionalPunctuation(":")) {
      return parser.parseOptionalPunctuation("{")
          ? parseSubChannel(storage, expressedType) : parsePerAxis(storage, expressedType);
    }
    parser.parsePunctuation(",");
    UniformScale scale = parseScale(expressedType);
    parser.parsePunctuation(">");
    return UniformQuantizedType.of(check(storage), expressedType, scale);
  }

  private Type parsePerAxis(QuantizedStorage storage, FloatType expressedType) {
    int axis = (int) parser.parseInteger();
    parser.parsePunctuation(",");
    parser.parsePunctuation("{");
    List<UniformScale> scales = new ArrayList<>();
    do {
      scales.add(parseScale(expressedType));
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation("}");
    parser.parsePunctuation(">");
    check(storage);
    return UniformQuantizedPerAxisType.of(storage, expressedType, checkDimension(axis), scales);
  }

  private Type parseSubChannel(QuantizedStorage storage, FloatType expressedType) {
    List<Integer> dimensions = new ArrayList<>();
    List<Long> blockSizes = new ArrayList<>();
    if (!parser.parseOptionalPunctuation("}")) {
      do {
        dimensions.add((int) parser.parseInteger());
        parser.parsePunctuation(":");
        blockSizes.add(parser.parseInteger());
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("}");
    }
    parser.parsePunctuation(",");
    ScaleTensor scales = new ScaleTensor();
    scales.parse(parser, () -> parseScale(expressedType));
    parser.parsePunctuation(">");
    check(storage);
    dimensions.forEach(this::checkDimension);
    for (long size : blockSizes) {
      if (size <= 0) {
        throw parser.error(start, "illegal block size: " + size);
      }
    }
    return UniformQuantizedSubChannelType.of(
        storage, expressedType, dimensions, blockSizes, scales.shape(), scales.elements());
  }

  private int checkDimension(int dimension) {
    if (dimension < 0) {
      throw parser.error(start, "illegal quantized dimension: " + dimension);
    }
    return dimension;
  }

  private UniformScale parseScale(FloatType expressedType) {
    double scale = parser.parseFloat();
    if (!ScaleRange.has(expressedType, scale)) {
      throw parser.error(ScaleRange.error(expressedType, scale));
    }
    return new UniformScale(scale, parser.parseOptionalPunctuation(":") ? parser.parseInteger() : 0);
  }

  private FloatType parseExpressedType() {
    int position = parser.position();
    Type type = parser.parseType();
    if (type instanceof FloatType expressedType) {
      return expressedType;
    }
    throw parser.error(position, "invalid kind of type specified");
  }

  private QuantizedStorage parseStorage() {
    int position = parser.position();
    QuantizedStorage whole = parseWidth(position);
    if (!parser.parseOptionalPunctuation("<")) {
      return whole;
    }
    int atMinimum = parser.position();
    long minimum = parser.parseInteger();
    parser.parsePunctuation(":");
    int atMaximum = parser.position();
    long maximum = parser.parseInteger();
    parser.parsePunctuation(">");
    if (minimum < whole.minimum()) {
      throw parser.error(atMinimum, "illegal storage type minimum: " + minimum);
    }
    if (maximum > whole.maximum()) {
      throw parser.error(atMaximum, "illegal storage type maximum: " + maximum);
    }
    return new QuantizedStorage(whole.isSigned(), whole.width(), minimum, maximum);
  }

  private QuantizedStorage parseWidth(int position) {
    String name = parser.parseKeyword();
    int letters = name.startsWith("si") || name.startsWith("ui") ? 2 : name.startsWith(
        "i") || name.startsWith("u") ? 1 : name.length();
    Integer width = width(name.substring(letters), position);
    if (width == null) {
      throw parser.error(position, "illegal storage type prefix");
    }
    if (width == 0 || width > QuantizedStorage.MAX_WIDTH) {
      throw parser.error(position, "illegal storage type size: " + width);
    }
    return QuantizedStorage.ofWidth(!name.startsWith("u"), width);
  }

  private @Nullable Integer width(String digits, int position) {
    if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return null;
    }
    if (digits.length() > MAX_WIDTH_DIGITS) {
      throw parser.error(position, "invalid integer width");
    }
    return Integer.valueOf(digits);
  }

  private QuantizedStorage check(QuantizedStorage storage) {
    if (storage.maximum() <= storage.minimum()) {
      throw parser.error(
          start, "illegal storage min and storage max: (" + storage.minimum() + ":" + storage.maximum() + ")");
    }
    return storage;
  }

  private static String decimal(double number) {
    return Double.isInfinite(number) ? "INF" : String.format(Locale.ROOT, "%e", number);
  }
}
