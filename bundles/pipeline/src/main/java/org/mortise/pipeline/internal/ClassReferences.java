// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

/**
 * The names, with slashes, of the classes that a class file references in its constant pool, directly or in
 * descriptors. Reads the pool and nothing after it; see chapter 4.4 of the Java Virtual Machine Specification.
 */
final class ClassReferences {
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  private final DataInputStream in;
  private final Set<String> names = new HashSet<>();

  private ClassReferences(DataInputStream in) {
    this.in = in;
  }

  /** Reads the class names from the beginning of a class file. */
  static Set<String> in(InputStream classFile) throws IOException {
    ClassReferences references = new ClassReferences(new DataInputStream(new BufferedInputStream(classFile)));
    references.readPool();
    return references.names;
  }

  private void readPool() throws IOException {
    in.readLong(); // magic number and version
    int count = in.readUnsignedShort();
    String[] texts = new String[count];
    boolean[] isClass = new boolean[count];
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case UTF8 -> texts[i] = in.readUTF();
        case CLASS -> isClass[in.readUnsignedShort()] = true;
        case STRING, METHOD_TYPE, MODULE, PACKAGE -> in.readUnsignedShort();
        case METHOD_HANDLE -> {
          in.readUnsignedByte();
          in.readUnsignedShort();
        }
        case LONG, DOUBLE -> {
          in.readLong();
          i++; // occupies two entries
        }
        default -> in.readInt(); // pairs of references, and numbers of four bytes
      }
    }
    for (int i = 1; i < count; i++) {
      if (texts[i] != null) {
        addFrom(texts[i], isClass[i]);
      }
    }
  }

  private void addFrom(String text, boolean isClass) {
    if (isClass && !text.startsWith("[")) {
      names.add(text);
    } else if (text.startsWith("(") || text.startsWith("[") || text.startsWith("L")) {
      addDescribed(text);
    }
  }

  /**
   * Adds the class names in a descriptor. A text that only resembles a descriptor yields names of missing classes,
   * which are ignored.
   */
  private void addDescribed(String descriptor) {
    int at = 0;
    while (at < descriptor.length()) {
      if (descriptor.charAt(at++) != 'L') {
        continue;
      }
      int end = descriptor.indexOf(';', at);
      if (end < 0) {
        return;
      }
      names.add(descriptor.substring(at, end));
      at = end + 1;
    }
  }
}
