// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** The linkage of a symbol: {@code #llvm.linkage<internal>}. */
public final class LinkageAttr extends KeywordAttr<LinkageAttr.Linkage> {
  static final String MNEMONIC = "linkage";

  /** The kinds of linkage. */
  public enum Linkage implements Keyword {
    PRIVATE("private"),
    INTERNAL("internal"),
    AVAILABLE_EXTERNALLY("available_externally"),
    LINKONCE("linkonce"),
    WEAK("weak"),
    COMMON("common"),
    APPENDING("appending"),
    EXTERN_WEAK("extern_weak"),
    LINKONCE_ODR("linkonce_odr"),
    WEAK_ODR("weak_odr"),
    EXTERNAL("external");

    private final String keyword;

    Linkage(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  private static final Parameter<Linkage> VALUE =
      Parameter.required("linkage", ParameterForm.keyword(Linkage.class, "LLVM linkage types", "linkage::Linkage"));

  private LinkageAttr(Context context, Linkage value) {
    super(context, value);
  }

  /** Returns the attribute of a keyword. */
  public static LinkageAttr of(Context context, Linkage value) {
    return context.unique(new LinkageAttr(context, value));
  }

  static LinkageAttr parse(AsmParser parser) {
    return of(parser.context(), parse(parser, VALUE, "LinkageAttr"));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
