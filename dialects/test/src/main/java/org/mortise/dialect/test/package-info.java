// SPDX-License-Identifier: Apache-2.0
/** The test dialect. */
@Version("0.1.0")
package org.mortise.dialect.test;

import org.osgi.annotation.versioning.Version;
