// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** Features of the target: {@code #llvm.target_features<["+sme", "-sve"]>}. */
public final class TargetFeaturesAttr extends LlvmAttribute {
  static final String MNEMONIC = "target_features";

  private static final Parameter<List<StringAttr>> FEATURES = Parameter.required(
      "features", ParameterForm.list(ParameterForm.whole(StringAttr.class, "StringAttr")));

  private final List<StringAttr> features;

  private TargetFeaturesAttr(Context context, List<StringAttr> features) {
    super(context);
    this.features = List.copyOf(features);
  }

  /**
   * Returns the attribute of some features.
   *
   * @throws IllegalArgumentException if one has no sign or a comma
   */
  public static TargetFeaturesAttr of(Context context, List<StringAttr> features) {
    String problem = problemOf(features);
    if (problem != null) {
      throw new IllegalArgumentException(problem);
    }
    return context.unique(new TargetFeaturesAttr(context, features));
  }

  /** Returns the features, each with its sign. */
  public List<StringAttr> features() {
    return features;
  }

  static TargetFeaturesAttr parse(AsmParser parser) {
    int start = parser.position();
    parser.parsePunctuation("<");
    parser.parsePunctuation("[");
    List<StringAttr> features = List.of();
    if (!parser.parseOptionalPunctuation("]")) {
      features = FEATURES.parse(parser, "LLVM_TargetFeaturesAttr");
      parser.parsePunctuation("]");
    }
    parser.parsePunctuation(">");
    String problem = problemOf(features);
    if (problem != null) {
      throw parser.error(start, problem);
    }
    return of(parser.context(), features);
  }

  private static @Nullable String problemOf(List<StringAttr> features) {
    for (StringAttr feature : features) {
      String text = feature.value();
      if (text.isEmpty()) {
        return "target features can not be null or empty";
      }
      if (text.charAt(0) != '+' && text.charAt(0) != '-') {
        return "target features must start with '+' or '-'";
      }
      if (text.indexOf(',') >= 0) {
        return "target features can not contain ','";
      }
    }
    return null;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    printer.print("<[");
    FEATURES.print(printer, features);
    printer.print("]>");
  }

  @Override
  protected int structuralHash() {
    return features.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return features.equals(((TargetFeaturesAttr) other).features);
  }
}
