// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UriPathTest {
  @ParameterizedTest
  @CsvSource({
    "file:///a/b.mlir, /a/b.mlir",
    "file:/a/b.mlir, /a/b.mlir",
    "test:///b.mlir, /b.mlir",
    "mlir.bytecode-mlir:/a/b.mlirbc, /a/b.mlirbc",
    "mlir.bytecode-mlir:///a/b.mlirbc, /a/b.mlirbc",
    "file:///a%20b/f%C3%BC%23.mlir, /a b/fü#.mlir",
    "file:///a b/fü.mlir, /a b/fü.mlir",
    "file:///100%/%zz%4, /100%/%zz%4",
    "file:///c%3A/a/b.mlir, c:/a/b.mlir",
    "file:///C:/a/b.mlir, C:/a/b.mlir",
    "file://host/share/b.mlir, //host/share/b.mlir"})
  void of_uriOfFile_isItsPath(String uri, String path) {
    assertThat(UriPath.of(uri)).isEqualTo(path);
  }

  @ParameterizedTest
  @ValueSource(strings = {"untitled:Untitled-1", "vscode-notebook-cell:/a/b.ipynb#W0", "http://host/a", "/a/b.mlir", "",
      "C:\\a\\b.mlir", "file://C:\\a\\b.mlir", "file:", "file://", "file:a.mlir"})
  void of_otherUri_isNull(String uri) {
    assertThat(UriPath.of(uri)).isNull();
    assertThat(UriPath.isSame(uri, uri)).isTrue();
    assertThat(UriPath.isSame(uri, "file:///a/b.mlir")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/a/b c.mlir", "/ü/100%.cc", "c:/a/b.mlir", "//host/share/b.mlir", "/"})
  void toUri_path_isReadBack(String path) {
    assertThat(UriPath.of(UriPath.toUri(UriPath.FILE, path))).isEqualTo(path);
    assertThat(UriPath.isAbsolute(path)).isTrue();
  }

  @Test
  void toUri_specialCharacters_areEncoded() {
    assertThat(UriPath.toUri(UriPath.FILE, "/a b/#ü.mlir")).isEqualTo("file:///a%20b/%23%C3%BC.mlir");
    assertThat(UriPath.toUri(UriPath.FILE, "C:\\a\\b.mlir")).isEqualTo("file:///C%3A/a/b.mlir");
  }

  @Test
  void isSame_differentWaysToWriteAPath_isTrue() {
    assertThat(UriPath.isSame("file:///a%20b.mlirbc", "mlir.bytecode-mlir:/a b.mlirbc")).isTrue();
    assertThat(UriPath.isSame("file:///a.mlirbc", "file:///b.mlirbc")).isFalse();
  }
}
