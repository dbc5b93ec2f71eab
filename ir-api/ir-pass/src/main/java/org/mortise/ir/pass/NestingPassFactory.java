// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * A factory of passes that run nested pipelines. Where no pipelines are available, as in a plain Java program without a
 * registry, a pass can be created only if its options need none.
 */
@ConsumerType
public interface NestingPassFactory extends PassFactory {
  @Override
  default Pass create(PassOptions options) {
    return create(options, (text, withAnchor) -> {
      throw new IllegalArgumentException("the pass " + spec().name() + " needs the passes " + text);
    });
  }

  @Override
  Pass create(PassOptions options, NestedPipeline.Parser pipelines);
}
