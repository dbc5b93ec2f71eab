// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.io.BufferedWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import org.mortise.ir.text.data.JsonWriter;

/** A piece of the data of a page: JSON, compressed, in base 64, in an element that the page's script reads. */
final class PackedBlock implements AutoCloseable {
  private final OutputStream page;
  private final Writer contents;
  private long length;

  /** Begins a block with an identifier. */
  PackedBlock(OutputStream page, String id) throws IOException {
    this.page = page;
    page.write(("<script type=\"application/octet-stream\" id=\"" + id + "\">").getBytes(StandardCharsets.US_ASCII));
    OutputStream characters = Base64.getEncoder().wrap(new Unclosed(page));
    this.contents = new BufferedWriter(
        new OutputStreamWriter(new DeflaterOutputStream(characters), StandardCharsets.US_ASCII));
  }

  /** Returns a writer of the contents. */
  JsonWriter json() {
    return JsonWriter.ascii(new Counting());
  }

  /** Returns the number of characters written so far. */
  long length() {
    return length;
  }

  @Override
  public void close() throws IOException {
    contents.close();
    page.write("</script>\n".getBytes(StandardCharsets.US_ASCII));
  }

  private final class Counting implements Appendable {
    @Override
    public Appendable append(CharSequence text) throws IOException {
      length += text.length();
      contents.append(text);
      return this;
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) throws IOException {
      return append(text.subSequence(start, end));
    }

    @Override
    public Appendable append(char c) throws IOException {
      return append(String.valueOf(c));
    }
  }

  /** A stream that does not close the page. */
  private static final class Unclosed extends FilterOutputStream {
    Unclosed(OutputStream page) {
      super(page);
    }

    @Override
    public void write(byte[] bytes, int start, int length) throws IOException {
      out.write(bytes, start, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }
}
