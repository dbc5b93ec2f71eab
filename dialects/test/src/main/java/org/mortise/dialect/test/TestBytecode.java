// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.attributes.TestAttribute;
import org.mortise.dialect.test.types.TestType;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.DialectBytecode;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * The encoding of two attributes and types, and versions: before version 2.0 the parameters of {@code attr_params} were
 * in the other order, and {@code test.versionedA} had no modifier.
 */
final class TestBytecode implements DialectBytecode {
  static final TestBytecode INSTANCE = new TestBytecode();

  private static final String NAMESPACE = "test";
  private static final String PARAMETERS = "attr_params";
  private static final String I32 = "i32";
  private static final int PARAMETERS_CODE = 0;
  private static final int I32_CODE = 99;

  private TestBytecode() {}

  /** Returns whether a program was written before version 2.0. */
  static boolean isOld(BytecodeInput in) {
    return in.dialectVersion(NAMESPACE) instanceof TestDialectVersion version
        && version.major() < TestDialectVersion.CURRENT.major();
  }

  @Override
  public Attribute readAttribute(BytecodeInput in) {
    long code = in.readVarInt();
    if (code != PARAMETERS_CODE) {
      throw in.error("unknown attribute code of the test dialect: " + Long.toUnsignedString(code));
    }
    long first = in.readVarInt();
    long second = in.readVarInt();
    List<Long> parameters = isOld(in) ? List.of(second, first) : List.of(first, second);
    return TestAttribute.of(in.context(), null, PARAMETERS, parameters);
  }

  @Override
  public boolean writeAttribute(Attribute attribute, BytecodeOutput out) {
    if (!(attribute instanceof TestAttribute pair) || !pair.mnemonic().equals(PARAMETERS)) {
      return false;
    }
    out.writeVarInt(PARAMETERS_CODE);
    out.writeVarInt((Long) pair.parameter(0));
    out.writeVarInt((Long) pair.parameter(1));
    return true;
  }

  @Override
  public Type readType(BytecodeInput in) {
    long code = in.readVarInt();
    if (code != I32_CODE) {
      throw in.error("unknown type code of the test dialect: " + Long.toUnsignedString(code));
    }
    return TestType.of(in.context(), I32);
  }

  @Override
  public boolean writeType(Type type, BytecodeOutput out) {
    boolean isI32 = type == TestType.of(type.context(), I32);
    if (isI32) {
      out.writeVarInt(I32_CODE);
    }
    return isI32;
  }

  @Override
  public void writeVersion(BytecodeOutput out) {
    TestDialectVersion version = out.dialectVersion(NAMESPACE) instanceof TestDialectVersion wanted
        ? wanted : TestDialectVersion.CURRENT;
    out.writeVarInt(version.major());
    out.writeVarInt(version.minor());
  }

  @Override
  public Object readVersion(BytecodeInput in) {
    return new TestDialectVersion(in.readVarInt(), in.readVarInt());
  }

  @Override
  public @Nullable String upgrade(Operation program, Object version) {
    TestDialectVersion written = (TestDialectVersion) version;
    if (written.compareTo(TestDialectVersion.CURRENT) > 0) {
      return "current test dialect version is " + TestDialectVersion.CURRENT + ", can't parse version: " + written;
    }
    if (written.major() < TestDialectVersion.CURRENT.major()) {
      program.walk(op -> {
        if (op.name().name().equals("test.versionedA")) {
          op.setAttr("modifier", IntegerAttr.bool(op.context(), false));
        }
      });
    }
    return null;
  }
}
