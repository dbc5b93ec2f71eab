// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.RecordType.Member;
import org.mortise.dialect.fir.types.RecordType.Members;
import org.mortise.ir.AsmParser;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Parses derived types. */
final class RecordTypeText {
  private final AsmParser parser;
  private final int start;

  /** A parser of the type whose mnemonic is at {@code start}. */
  private RecordTypeText(AsmParser parser, int start) {
    this.parser = parser;
    this.start = start;
  }

  static Type parse(AsmParser parser, int start) {
    return new RecordTypeText(parser, start).parse();
  }

  private Type parse() {
    parser.parsePunctuation("<");
    RecordType type = RecordType.of(parser.namedTypes(), parser.parseKeyword());
    List<Member> parameters = parseMembers("(", ")", "expected LEN parameter list");
    List<Member> components = parseMembers("{", "}", "expected field type list");
    parser.parsePunctuation(">");
    Members members = new Members(List.copyOf(parameters), List.copyOf(components));
    if (members.isEmpty()) {
      return type;
    }
    check(parser.namedTypes().define(type, members) ? null : "cannot redefine record type members");
    check(problemOf(members));
    return type;
  }

  private List<Member> parseMembers(String open, String close, String expected) {
    if (!parser.parseOptionalPunctuation(open)) {
      return List.of();
    }
    List<Member> members = new ArrayList<>();
    do {
      members.add(parseMember(expected));
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(close);
    return members;
  }

  private Member parseMember(String expected) {
    try {
      String name = parser.parseKeyword();
      parser.parsePunctuation(":");
      return new Member(name, parser.parseType());
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(start, expected));
    }
  }

  private void check(@Nullable String problem) {
    if (problem != null) {
      throw parser.error(start, problem);
    }
  }

  private static @Nullable String problemOf(Members members) {
    Set<String> names = new HashSet<>();
    for (Member parameter : members.lengthParameters()) {
      if (!isIntegral(parameter.type())) {
        return "LEN parameter must be integral type";
      }
      if (!names.add(parameter.name())) {
        return "LEN parameter cannot have duplicate name";
      }
    }
    for (Member component : members.components()) {
      if (!isValidComponent(component.type())) {
        return "field parameter has invalid type";
      }
      if (!names.add(component.name())) {
        return "field cannot have duplicate name";
      }
    }
    return null;
  }

  private static boolean isIntegral(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FirIntegerType;
  }

  private static boolean isValidComponent(Type type) {
    return !(type instanceof BoxCharType || type instanceof ShapeType || type instanceof ShapeShiftType
        || type instanceof ShiftType || type instanceof SliceType || type instanceof FieldType
        || type instanceof LenType || type instanceof ReferenceType || type instanceof TypeDescType);
  }
}
