// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes of both protocols.. */
class ProtocolTest {
  /** arguments "--cse" and "a b", input ("x.jar", digest 01ff), request 300, verbosity 10, sandbox "s/1", field 9. */
  private static final String REQUEST =
      "28" + "0a052d2d637365" + "0a03612062" + "120b0a05782e6a61721202" + "01ff" + "18ac02" + "280a" + "3203732f31"
      + "4a0101" + "5001";
  private static final WorkRequest READ = new WorkRequest(
      List.of("--cse", "a b"), List.of(new WorkRequest.Input("x.jar", "01ff")), 300, false, 10, "s/1");

  @Test
  void readProtobuf_allFields_returnsRequest() throws IOException {
    assertThat(protobuf(REQUEST + "00" + "04" + "1801" + "2001").read()).isEqualTo(READ);
  }

  @Test
  void readProtobuf_severalRequests_returnsThemAndThenNull() throws IOException {
    WorkerProtocol protocol = protobuf(REQUEST + "00" + "04" + "1801" + "2001");
    protocol.read();
    assertThat(protocol.read()).isEqualTo(new WorkRequest(List.of(), List.of(), 0, false, 0, ""));
    assertThat(protocol.read()).isEqualTo(new WorkRequest(List.of(), List.of(), 1, true, 0, ""));
    assertThat(protocol.read()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"05", "050a05", "020a7f", "0118", "0107", "ffffffff7f", "0b18ffffffffffffffffffff"})
  void readProtobuf_malformed_throws(String bytes) {
    assertThatThrownBy(() -> protobuf(bytes).read()).isInstanceOf(IOException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "0, '', 0, false, 00",
    "1, ä, 300, false, 0908011202c3a418ac02",
    "0, '', 7, true, 0418072001",
    "-1, '', 0, false, 0b08ffffffffffffffffff01"
  })
  void writeProtobuf_response_writesBytes(int status, String output, int id, boolean cancelled, String expected)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new ProtobufProtocol(InputStream.nullInputStream(), out).write(new WorkResponse(status, output, id, cancelled));
    assertThat(HexFormat.of().formatHex(out.toByteArray())).isEqualTo(expected);
  }

  @Test
  void readJson_allFields_returnsRequest() throws IOException {
    WorkerProtocol protocol = json("""
        {"arguments": ["--cse", "a b"], "inputs": [{"path": "x.jar", "digest": "01ff", "later": {}}],
         "requestId": 300, "verbosity": 10, "sandboxDir": "s/1", "later": [1]}
        {}{"requestId":1,"cancel":true}""");
    assertThat(protocol.read()).isEqualTo(READ);
    assertThat(protocol.read()).isEqualTo(new WorkRequest(List.of(), List.of(), 0, false, 0, ""));
    assertThat(protocol.read()).isEqualTo(new WorkRequest(List.of(), List.of(), 1, true, 0, ""));
    assertThat(protocol.read()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[]", "{\"requestId\":\"x\"}", "{\"arguments\":1}", "{\"cancel\":1}"})
  void readJson_malformed_throws(String text) {
    assertThatThrownBy(() -> json(text).read()).isInstanceOf(IOException.class);
  }

  @Test
  void writeJson_response_writesLine() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    JsonProtocol protocol = new JsonProtocol(InputStream.nullInputStream(), out);
    protocol.write(new WorkResponse(1, "ä\n\"", 300, false));
    protocol.write(new WorkResponse(0, "", 7, true));
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
        {"exitCode":1,"output":"ä\\n\\"","requestId":300}
        {"exitCode":0,"output":"","requestId":7,"wasCancelled":true}
        """);
  }

  private static WorkerProtocol protobuf(String bytes) {
    return new ProtobufProtocol(
        new ByteArrayInputStream(HexFormat.of().parseHex(bytes)), OutputStream.nullOutputStream());
  }

  private static WorkerProtocol json(String text) {
    return new JsonProtocol(
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), OutputStream.nullOutputStream());
  }
}
