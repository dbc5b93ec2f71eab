// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** Whether a call is a tail call: {@code #llvm.tailcallkind<musttail>}. */
public final class TailCallKindAttr extends KeywordAttr<TailCallKindAttr.Kind> {
  static final String MNEMONIC = "tailcallkind";

  /** The kinds of calls. */
  public enum Kind implements Keyword {
    NONE("none"),
    NOTAIL("notail"),
    MUSTTAIL("musttail"),
    TAIL("tail");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  private static final Parameter<Kind> VALUE =
      Parameter.required("tailCallKind", ParameterForm.keyword(Kind.class, "Tail Call Kind", "TailCallKind"));

  private TailCallKindAttr(Context context, Kind value) {
    super(context, value);
  }

  /** Returns the attribute of a keyword. */
  public static TailCallKindAttr of(Context context, Kind value) {
    return context.unique(new TailCallKindAttr(context, value));
  }

  static TailCallKindAttr parse(AsmParser parser) {
    return of(parser.context(), parse(parser, VALUE, "TailCallKindAttr"));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
