// SPDX-License-Identifier: Apache-2.0
/**
 * Pipelines that compose both families of buffer deallocation. They name passes and other pipelines, which the registry
 * looks up when a pipeline is parsed, so that this bundle depends on none of them.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.pipeline.ready;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
