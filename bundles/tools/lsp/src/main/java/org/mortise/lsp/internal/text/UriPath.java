// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The path of the file that a URI denotes. The schemes of files are the same as in {@code mlir-lsp-server}; editors use
 * {@code mlir.bytecode-mlir} for the text of a bytecode file.
 */
public final class UriPath {
  /** The scheme of files. */
  public static final String FILE = "file";
  /** The scheme of files in tests. */
  public static final String TEST = "test";

  private static final Set<String> SCHEMES = Set.of(FILE, TEST, "mlir.bytecode-mlir");
  private static final String AUTHORITY = "//";
  /** The characters, besides letters and digits, that are not percent-encoded. */
  private static final String PLAIN = "/-_.~";
  private static final int HEXADECIMAL = 16;
  private static final int DIGITS = 2;

  private UriPath() {}

  /** Returns the file path of a URI; null if it denotes no file. */
  public static @Nullable String of(String uri) {
    int scheme = uri.indexOf(':');
    if (scheme < 0 || !SCHEMES.contains(uri.substring(0, scheme))) {
      return null;
    }
    String body = uri.substring(scheme + 1);
    if (body.startsWith(AUTHORITY)) {
      int path = body.indexOf('/', AUTHORITY.length());
      boolean hasHost = path > AUTHORITY.length(); // //host/share/file is a path of Windows
      body = path < 0 ? "" : hasHost ? body : body.substring(path);
    }
    return body.startsWith("/") ? withoutSlashBeforeDrive(decode(body)) : null;
  }

  /** Returns whether two URIs denote the same file, or are the same. */
  public static boolean isSame(String uri, String other) {
    String path = of(uri);
    return uri.equals(other) || path != null && path.equals(of(other));
  }

  public static boolean isAbsolute(String path) {
    return path.startsWith("/") || hasDrive(path);
  }

  /** Returns the URI of an absolute path. */
  public static String toUri(String scheme, String path) {
    StringBuilder uri = new StringBuilder(scheme).append(path.startsWith(AUTHORITY) ? ":" : "://")
        .append(hasDrive(path) ? "/" : "");
    for (byte c : path.replace('\\', hasDrive(path) ? '/' : '\\').getBytes(StandardCharsets.UTF_8)) {
      if (c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || PLAIN.indexOf(c) >= 0) {
        uri.append((char) c);
      } else {
        uri.append(String.format("%%%02X", c));
      }
    }
    return uri.toString();
  }

  private static boolean hasDrive(String path) {
    return path.length() > 1 && path.charAt(1) == ':' && Character.isLetter(path.charAt(0));
  }

  private static String withoutSlashBeforeDrive(String path) {
    return hasDrive(path.substring(1)) ? path.substring(1) : path;
  }

  /** Decodes percent-encoded bytes. Percent signs without two digits are kept. */
  private static String decode(String encoded) {
    byte[] bytes = encoded.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream decoded = new ByteArrayOutputStream(bytes.length);
    for (int i = 0; i < bytes.length; i++) {
      int value = bytes[i] == '%' && i + DIGITS < bytes.length ? value(bytes[i + 1], bytes[i + 2]) : -1;
      decoded.write(value < 0 ? bytes[i] : value);
      i += value < 0 ? 0 : DIGITS;
    }
    return decoded.toString(StandardCharsets.UTF_8);
  }

  private static int value(byte high, byte low) {
    int first = Character.digit(high, HEXADECIMAL);
    int second = Character.digit(low, HEXADECIMAL);
    return first < 0 || second < 0 ? -1 : HEXADECIMAL * first + second;
  }
}
