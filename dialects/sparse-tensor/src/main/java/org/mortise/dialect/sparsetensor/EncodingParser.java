// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * Parses the text of an encoding after the mnemonic: {@code <{ map = [s0] {l0} (d0 = l0 : slice) -> (l0 = d0 : dense),
 * posWidth = 32 }>}. Symbols, level names and slices are optional.
 */
final class EncodingParser {
  private final AsmParser parser;
  private final int start;
  private final Map<String, AffineExpr> dimVariables = new HashMap<>();
  private final Map<String, AffineExpr> lvlVariables = new HashMap<>();
  private final List<String> lvlNames = new ArrayList<>();
  private final List<AffineExpr> dims = new ArrayList<>();
  private final List<AffineExpr> lvls = new ArrayList<>();
  private final List<LevelType> levels = new ArrayList<>();
  private final List<@Nullable SparseTensorDimSliceAttr> slices = new ArrayList<>();
  private int symbols;
  private int posWidth;
  private int crdWidth;
  private @Nullable Attribute explicitVal;
  private @Nullable Attribute implicitVal;

  /** Creates a parser of an encoding whose mnemonic begins at {@code start}. */
  EncodingParser(AsmParser parser, int start) {
    this.parser = parser;
    this.start = start;
  }

  Encoding parse() {
    parser.parsePunctuation("<");
    parser.parsePunctuation("{");
    String key = parser.parseOptionalKeyword();
    while (key != null) {
      parseEntry(key);
      key = parser.parseOptionalPunctuation(",") ? parser.parseOptionalKeyword() : null;
    }
    parser.parsePunctuation("}");
    parser.parsePunctuation(">");
    AffineMap dimToLvl = AffineMap.of(slices.size(), symbols, lvls);
    AffineMap lvlToDim = dims.isEmpty() ? null : AffineMap.of(lvls.size(), symbols, dims);
    return new Encoding(
        List.copyOf(levels), dimToLvl, lvlToDim, posWidth, crdWidth, explicitVal, implicitVal, allSlices());
  }

  private List<SparseTensorDimSliceAttr> allSlices() {
    List<SparseTensorDimSliceAttr> all = new ArrayList<>();
    boolean any = false;
    for (SparseTensorDimSliceAttr slice : slices) {
      any |= slice != null;
      all.add(slice != null ? slice : SparseTensorDimSliceAttr.whole(parser.context()));
    }
    return any ? all : List.of();
  }

  private void parseEntry(String key) {
    switch (key) {
      case "map", "posWidth", "crdWidth", "explicitVal", "implicitVal" -> parser.parsePunctuation("=");
      default -> throw parser.error(start, "unexpected key: " + key);
    }
    switch (key) {
      case "map" -> parseMap();
      case "posWidth" -> posWidth = parseWidth("position");
      case "crdWidth" -> crdWidth = parseWidth("index");
      case "explicitVal" -> explicitVal = parseValue(key);
      default -> implicitVal = parseValue(key);
    }
  }

  private int parseWidth(String what) {
    if (parser.parseAttribute() instanceof IntegerAttr width) {
      return (int) width.longValue();
    }
    throw parser.error(start, "expected an integral " + what + " bitwidth");
  }

  private Attribute parseValue(String key) {
    Attribute value = parser.parseAttribute();
    boolean isNumber = value instanceof FloatAttr || value instanceof IntegerAttr
        || value.dialectNamespace().equals("complex");
    if (!isNumber) {
      throw parser.error(start, "expected a numeric value for " + key);
    }
    return value;
  }

  private void parseMap() {
    parser.parseCommaSeparatedList(Delimiter.OPTIONAL_SQUARE, this::parseSymbol, " in symbol list");
    parser.parseCommaSeparatedList(
        Delimiter.OPTIONAL_BRACES,
        () -> lvlNames.add(declare(AffineExpr.dim(lvlNames.size()), lvlVariables)), " in level declaration list");
    parser.parseCommaSeparatedList(Delimiter.PAREN, this::parseDim, " in dimension-specifier list");
    parser.parsePunctuation("->");
    parser.parseCommaSeparatedList(Delimiter.PAREN, this::parseLevel, " in level-specifier list");
  }

  private void parseSymbol() {
    AffineExpr symbol = AffineExpr.symbol(symbols++);
    lvlVariables.put(declare(symbol, dimVariables), symbol);
  }

  private String declare(AffineExpr variable, Map<String, AffineExpr> variables) {
    int position = parser.position();
    String name = parser.parseOptionalKeyword();
    if (name == null) {
      throw parser.error(position, "expected bare identifier");
    }
    if (variables.putIfAbsent(name, variable) != null) {
      throw parser.error(position, "redefinition of identifier '" + name + "'");
    }
    return name;
  }

  private void parseDim() {
    declare(AffineExpr.dim(slices.size()), dimVariables);
    if (parser.parseOptionalPunctuation("=")) {
      dims.add(parser.parseAffineExpr(lvlVariables));
    }
    slices.add(parser.parseOptionalPunctuation(":")
        ? parser.parseAttribute(SparseTensorDimSliceAttr.class, null)
        : null);
  }

  private void parseLevel() {
    if (!lvlNames.isEmpty()) {
      int position = parser.position();
      String name = parser.parseKeyword();
      if (lvls.size() >= lvlNames.size() || !lvlNames.get(lvls.size()).equals(name)) {
        throw parser.error(position, "expected the variables of levels in the order of their declaration");
      }
      parser.parsePunctuation("=");
    }
    lvls.add(parser.parseAffineExpr(dimVariables));
    parser.parsePunctuation(":");
    levels.add(LevelType.parse(parser));
  }
}
