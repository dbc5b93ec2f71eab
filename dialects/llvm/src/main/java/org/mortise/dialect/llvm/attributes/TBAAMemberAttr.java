// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;

/** A component of a type and its offset: {@code #llvm.tbaa_member<#type, 8>}. */
public final class TBAAMemberAttr extends LlvmAttribute {
  static final String MNEMONIC = "tbaa_member";

  private static final String NAME = "LLVM_TBAAMemberAttr";
  private static final Parameter<TBAANode> TYPE =
      Parameter.required("typeDesc", ParameterForm.whole(TBAANode.class, "TBAANodeAttr"));
  private static final Parameter<Long> OFFSET = Parameter.required("offset", ParameterForm.INT64);

  private final Attribute type;
  private final long offset;

  private TBAAMemberAttr(Attribute type, long offset) {
    super(type.context());
    this.type = type;
    this.offset = offset;
  }

  /** Returns the component of a type at an offset in bytes. */
  public static TBAAMemberAttr of(TBAANode type, long offset) {
    Attribute attribute = (Attribute) type;
    return attribute.context().unique(new TBAAMemberAttr(attribute, offset));
  }

  /** Returns the type. */
  public TBAANode node() {
    return (TBAANode) type;
  }

  /** Returns the offset in bytes. */
  public long offset() {
    return offset;
  }

  static TBAAMemberAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    TBAANode type = TYPE.parse(parser, NAME);
    parser.parsePunctuation(",");
    long offset = OFFSET.parse(parser, NAME);
    parser.parsePunctuation(">");
    return of(type, offset);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  void printBody(AsmPrinter printer) {
    printer.print('<').printAttribute(type).print(", ").print(offset).print('>');
  }

  @Override
  protected int structuralHash() {
    return type.hashCode() * 31 + Long.hashCode(offset);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    TBAAMemberAttr member = (TBAAMemberAttr) other;
    return type == member.type && offset == member.offset;
  }
}
