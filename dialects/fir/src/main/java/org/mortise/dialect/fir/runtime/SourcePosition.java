// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.runtime;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.AddrOfOp;
import org.mortise.dialect.fir.GlobalOp;
import org.mortise.dialect.fir.HasValueOp;
import org.mortise.dialect.fir.StringLitOp;
import org.mortise.dialect.fir.ZeroBitsOp;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.pass.NeededSymbol;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;

/** The file and the line of a location, as arguments of runtime library functions for their messages. */
public record SourcePosition(Value file, Value line) {
  private static final int LONGEST_PLAIN_NAME = 32;

  /**
   * Creates both values at the insertion point, and requests the constant with the name of the file.
   *
   * @param user the function around the insertion point, or another operation of the module
   */
  public static SourcePosition create(OpBuilder builder, Location location, Operation user, PassRun run) {
    if (location instanceof FileLineColLoc position) {
      Value file = fileName(builder, location, position.file() + "\0", user, run);
      return new SourcePosition(file, line(builder, location, position.line()));
    }
    Value nowhere = ZeroBitsOp.create(builder, location, ReferenceType.of(NoneType.of(builder.context())));
    return new SourcePosition(nowhere, line(builder, location, 0));
  }

  private static Value line(OpBuilder builder, Location location, int line) {
    return ConstantOp.createInteger(builder, location, IntegerType.of(builder.context(), Integer.SIZE), line);
  }

  private static Value fileName(
      OpBuilder builder, Location location, String name, Operation user, PassRun run) {
    Context context = builder.context();
    int length = bytes(name).length;
    CharacterType type = CharacterType.of(context, 1, length);
    SymbolRefAttr symbol = SymbolRefAttr.of(context, symbolOf(name));
    run.needSymbol(new NeededSymbol(user, symbolOf(name), module -> define(module, location, symbol, type, name)));
    Value address = AddrOfOp.create(builder, location, ReferenceType.of(type), symbol);
    ConstantOp.createIndex(builder, location, length); // without use, as the reference creates it
    return address;
  }

  private static void define(
      OpBuilder module, Location location, SymbolRefAttr symbol, CharacterType type, String name) {
    Context context = module.context();
    StringAttr symbolName = StringAttr.of(context, symbol.rootReference());
    GlobalOp global = GlobalOp.create(module, location, symbolName, symbol, TypeAttr.of(type));
    global.setConstantAttr(UnitAttr.of(context));
    global.setLinkNameAttr(StringAttr.of(context, "linkonce"));
    OpBuilder body = OpBuilder.atEnd(context, global.region().addBlock());
    Value text = StringLitOp.create(body, location, type, name);
    HasValueOp.create(body, location, text);
  }

  /** Returns a name that all constants with this text share: its bytes, or a hash of them if it is long. */
  private static String symbolOf(String text) {
    byte[] bytes = bytes(text);
    HexFormat hex = HexFormat.of();
    return "_QQclX" + (bytes.length <= LONGEST_PLAIN_NAME
        ? hex.withUpperCase().formatHex(bytes)
        : hex.formatHex(hash(bytes)));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] hash(byte[] bytes) {
    try {
      return MessageDigest.getInstance("MD5").digest(bytes);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java runtime has MD5", impossible);
    }
  }
}
