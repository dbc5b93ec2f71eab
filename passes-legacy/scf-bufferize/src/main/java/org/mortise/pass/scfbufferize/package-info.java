// SPDX-License-Identifier: Apache-2.0
/** Passes buffers instead of tensors through structured control flow. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfbufferize;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
