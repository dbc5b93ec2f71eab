// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

/** The numbers of the format: https://mlir.llvm.org/docs/BytecodeFormat. */
final class Format {
  /** The version from which dialects have versions. */
  static final int DIALECT_VERSIONS = 1;
  /** The version from which isolated regions are sections. */
  static final int LAZY_LOADING = 2;
  /** The version from which the order of uses is written. */
  static final int USE_LIST_ORDERS = 3;
  /** The first version that omits unknown locations of block arguments. */
  static final int OPTIONAL_ARGUMENT_LOCATIONS = 4;
  /** The version from which inherent attributes are apart from the others. */
  static final int PROPERTIES = 5;
  /** The first version in which segment sizes are not attributes. */
  static final int SEGMENT_SIZES = 6;
  static final int STRING_SECTION = 0;
  static final int DIALECT_SECTION = 1;
  static final int VALUE_SECTION = 2;
  static final int VALUE_OFFSET_SECTION = 3;
  static final int IR_SECTION = 4;
  static final int RESOURCE_SECTION = 5;
  static final int RESOURCE_OFFSET_SECTION = 6;
  static final int DIALECT_VERSION_SECTION = 7;
  static final int PROPERTIES_SECTION = 8;
  /** The flag of a section with an alignment. */
  static final int ALIGNED = 0x80;
  static final byte PADDING = (byte) 0xCB;

  static final int HAS_ATTRIBUTES = 1;
  static final int HAS_RESULTS = 2;
  static final int HAS_OPERANDS = 4;
  static final int HAS_SUCCESSORS = 8;
  static final int HAS_REGIONS = 16;
  static final int HAS_USE_LIST_ORDERS = 32;
  static final int HAS_PROPERTIES = 64;

  static final int BLOB = 0;
  static final int TRUE_OR_FALSE = 1;
  static final int STRING = 2;

  private static final String[] SECTIONS = {
      "String", "Dialect", "AttrType", "AttrTypeOffset", "IR", "Resource", "ResourceOffset", "DialectVersions",
      "Properties"};

  private Format() {}

  static int sectionCount() {
    return SECTIONS.length;
  }

  /** Returns the name of a section and its number, for messages. */
  static String section(int id) {
    return SECTIONS[id] + " (" + id + ")";
  }
}
