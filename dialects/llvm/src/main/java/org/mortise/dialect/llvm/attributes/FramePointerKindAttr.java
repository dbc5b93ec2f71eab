// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** The functions that keep a frame pointer: {@code #llvm.framePointerKind<all>}. */
public final class FramePointerKindAttr extends KeywordAttr<FramePointerKindAttr.Kind> {
  static final String MNEMONIC = "framePointerKind";

  /** The functions. */
  public enum Kind implements Keyword {
    NONE("none"),
    NON_LEAF("non-leaf"),
    ALL("all"),
    RESERVED("reserved");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  private static final Parameter<Kind> VALUE = Parameter.required(
      "framePointerKind",
      ParameterForm.keyword(Kind.class, "LLVM FramePointerKind", "framePointerKind::FramePointerKind"));

  private FramePointerKindAttr(Context context, Kind value) {
    super(context, value);
  }

  /** Returns the attribute of a keyword. */
  public static FramePointerKindAttr of(Context context, Kind value) {
    return context.unique(new FramePointerKindAttr(context, value));
  }

  static FramePointerKindAttr parse(AsmParser parser) {
    return of(parser.context(), parse(parser, VALUE, "FramePointerKindAttr"));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
